/** Self-play from which positions are taken: tables, bots, and the goals to try in a position. */
import type { Chance } from '@tessera/engine';
import { askedOf, damageOn, isTurned, type LoopState, MISSIONS } from '@tessera/games/loop';
import type { QuantumState } from '@tessera/games/quantum';
import type { TesseractState } from '@tessera/games/tesseract';
import { survivalOdds } from './throwOdds.ts';
import type { Goal, PuzzleGame } from './types.ts';

export interface Source {
  readonly seats: number;
  options(chance: Chance): Readonly<Record<string, unknown>>;
  /** Bots at the table, one of them for each game. */
  readonly bots: readonly string[];
  goals(state: unknown): readonly Goal[];
}

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
    return isLast ? [{ kind: 'win' }] : [{ kind: 'cubes', n: 2 }, { kind: 'cubes', n: 1 }];
  },
};

/** R07 looks at two cards of a deck, which a proof would have to enumerate. */
const RESEARCHERS = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R08', 'R09', 'R10', 'R11'];

const tesseract: Source = {
  seats: 1,
  options(chance) {
    const first = oneOf(chance, RESEARCHERS);
    const second = oneOf(chance, RESEARCHERS.filter(id => id !== first));
    return { info: 'open', noStartCards: true, base: oneOf(chance, ['1', '2', 'A', 'B']), researchers: [first, second] };
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

const AGENTS = ['prowler', 'cztwyzzek', 'mrtime', 'robofinisher', 'vgirl'];

const loop: Source = {
  seats: 1,
  options(chance) {
    const first = oneOf(chance, AGENTS);
    const second = oneOf(chance, AGENTS.filter(id => id !== first));
    return { solo: false, agents: [first, second], difficulty: oneOf(chance, ['month', 'year']) };
  },
  bots: ['greedy', 'gentle', 'greedy'],
  goals(given) {
    const state = given as LoopState;
    if (askedOf(state)?.kind !== 'action') return [];
    const ready = (state.hands[state.active] ?? []).filter(card => !state.exhausted[card]).length;
    if (ready > 1) return [];
    const missing = MISSIONS.map((row, mission) =>
      isTurned(state, mission) && (state.missions[mission] ?? -1) >= 0 ? row.need - damageOn(state, mission) : 9,
    );
    const [good, of] = survivalOdds(state);
    return [
      ...(missing.some(count => count > 0 && count <= 3) ? [{ kind: 'archive' } as const] : []),
      ...(good < of ? [{ kind: 'survive' } as const] : []),
    ];
  },
};

export const SOURCES: Partial<Record<PuzzleGame, Source>> = { quantum, tesseract, loop };
