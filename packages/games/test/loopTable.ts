/** A loop table for tests: a position, a few plays, then the checks. */
import type { Outcome, RuleViolation, Seat } from '@tessera/engine';
import { scenario } from '@tessera/engine/testkit';
import { askedOf } from '../src/loop/flow.ts';
import { loop } from '../src/loop/index.ts';
import { agentName } from '../src/loop/names.ts';
import { ERAS, type EraCode } from '../src/loop/ring.ts';
import type { AgentCode, LoopEvent, LoopState } from '../src/loop/types.ts';

type PerEra<T> = Readonly<Partial<Record<EraCode, T>>>;

interface Sheet {
  readonly era?: EraCode;
  /** `S-MT-1 S-MT-2*`: exhausted with a star. */
  readonly hand?: string;
  readonly battery?: boolean;
  /** Draw pile, the top first. */
  readonly draw?: string;
  readonly discard?: string;
}

export interface Given {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  /** Agents in turn order; the first is active. */
  readonly agents: Readonly<Partial<Record<AgentCode, Sheet>>>;
  readonly active?: AgentCode;
  readonly foo?: EraCode;
  readonly turn?: number;
  readonly cycle?: number;
  readonly phase?: string;
  readonly rifts?: PerEra<number>;
  readonly energy?: PerEra<number>;
  readonly perpetual?: PerEra<number>;
  readonly clones?: PerEra<string>;
  readonly missions?: PerEra<string>;
  readonly archived?: string;
  readonly vortices?: string;
  readonly available?: PerEra<string>;
  readonly bigDeck?: string;
  readonly destroyed?: string;
  readonly fooPile?: string;
  readonly centrifuges?: PerEra<string>;
  readonly ultra?: PerEra<readonly string[]>;
  readonly ultraPile?: string;
  readonly supasDestroyed?: string;
  readonly more?: Readonly<Record<string, unknown>>;
  /** Scripted numbers of chance, in order. */
  readonly rolls?: readonly number[];
}

const words = (text = ''): string[] => text.split(' ').filter(Boolean);
const perEra = <T>(given: PerEra<T> | undefined, otherwise: T): T[] =>
  ERAS.map(era => given?.[era] ?? otherwise);

function positionOf(given: Given): string {
  const sheets = Object.entries(given.agents) as [AgentCode, Sheet][];
  const isSolo = given.seats === 1 && given.options?.solo !== false;
  const piles = (name: 'draw' | 'discard'): string[][] => {
    const each = sheets.map(([, sheet]) => words(sheet[name]));
    return isSolo ? [each.flat()] : each;
  };
  return JSON.stringify({
    agents: sheets.map(([agent, { era, hand, battery }]) => ({
      agent,
      ...(era && { era }),
      hand: words(hand),
      battery: battery ?? true,
    })),
    seats: given.seats ?? sheets.length,
    active: given.active ?? sheets[0]?.[0],
    foo: given.foo ?? null,
    phase: given.phase ?? 'actions',
    turn: given.turn ?? 1,
    cycle: given.cycle ?? 1,
    rifts: perEra(given.rifts, 0),
    energy: perEra(given.energy, 0),
    perpetual: perEra(given.perpetual, 0),
    clones: perEra(given.clones, '').map(words),
    missions: perEra<string | null>(given.missions, null),
    archived: words(given.archived),
    vortices: words(given.vortices),
    available: perEra(given.available, '').map(words),
    bigDeck: words(given.bigDeck),
    destroyed: words(given.destroyed),
    fooPile: words(given.fooPile),
    draw: piles('draw'),
    discard: piles('discard'),
    centrifuges: perEra<string | null>(given.centrifuges, null),
    ultra: perEra(given.ultra, []),
    ultraPile: words(given.ultraPile),
    supasDestroyed: words(given.supasDestroyed),
    ...given.more,
  });
}

export interface LoopTable {
  readonly state: LoopState;
  play(...moves: readonly string[]): readonly LoopEvent[];
  whyNot(move: string, seat?: Seat): RuleViolation | undefined;
  leave(seat: Seat): readonly LoopEvent[];
  /** The seat that decides. */
  seat(): Seat | undefined;
  /** Legal answers in the order of the list. */
  answers(): string[];
  /** `mrtime action` */
  asked(): string;
  /** Field of a position at an era: `rifts`, `energy`, `clones` … */
  at(era: EraCode): Readonly<Record<string, unknown>>;
  position(): Record<string, unknown>;
  agent(code: AgentCode): {
    readonly era: string;
    readonly hand: readonly string[];
    readonly battery: boolean;
  };
  outcome(): Outcome | undefined;
}

const BY_ERA = ['rifts', 'energy', 'perpetual', 'clones', 'available', 'missions', 'ultra', 'centrifuges'];

/** A running table with the observations that tests need. */
export function table(given: Given): LoopTable {
  const game = scenario(loop, {
    position: positionOf(given),
    seats: given.seats ?? Object.keys(given.agents).length,
    ...(given.options && { options: given.options as object }),
    ...(given.rolls && { rolls: given.rolls }),
  });
  const position = (): Record<string, unknown> => JSON.parse(game.position());
  return {
    get state() {
      return game.state;
    },
    play: (...moves) => game.play(...moves),
    whyNot: (move, seat) => game.whyNot(move, seat),
    leave: seat => game.leave(seat),
    seat: () => game.decider(),
    answers: () =>
      loop
        .legalMoves(game.state, game.decider() ?? 0)
        .map(move => loop.notation.formatMove(game.state, move)),
    asked() {
      const asked = askedOf(game.state);
      return asked ? `${agentName(game.state, asked.agent)} ${asked.kind}` : 'nobody';
    },
    at(era) {
      const now = position();
      const i = ERAS.indexOf(era);
      return Object.fromEntries(BY_ERA.map(name => [name, (now[name] as unknown[])[i]]));
    },
    position,
    agent: code => (position().agents as { agent: string }[]).find(({ agent }) => agent === code) as never,
    outcome: () => game.outcome(),
  };
}
