/** A quantum table for tests: a position, a few plays, then the checks. */
import type { LeaveCause, Outcome, RuleViolation } from '@tessera/engine';
import { type Scenario, scenario } from '@tessera/engine/testkit';
import { CARD_NAMES, COMMANDS, GAMBITS } from '../src/quantum/cards/index.ts';
import { quantum } from '../src/quantum/index.ts';
import { dieName, squareName } from '../src/quantum/notation.ts';
import { geometry } from '../src/quantum/state.ts';
import {
  IN_HAND,
  type QuantumEvent,
  type QuantumOptions,
  type QuantumState,
  RESERVE,
  SCRAPYARD,
  SEAT_LETTERS,
} from '../src/quantum/types.ts';

interface Sheet {
  /** Dice 1, 2, …: `4@3,4` on the map, `4` in the scrapyard, `-` in reserve; `!` has moved, `*` used its ability. */
  readonly ships?: string;
  /** Command cards that work. */
  readonly cards?: string;
  /** Command cards taken this turn. */
  readonly pending?: string;
  readonly research?: number;
  readonly dominance?: number;
  readonly cubesLeft?: number;
}

export interface Given {
  readonly options?: Partial<Record<keyof QuantumOptions, unknown>>;
  /** Scripted numbers of chance, in order. */
  readonly rolls?: readonly number[];
  /** Rows of tiles; by default base-2 with an 8 in the middle (section 16). */
  readonly map?: readonly string[];
  readonly cubesEach?: number;
  /** Cubes on planets: `{ '4,4': 'ab' }`. */
  readonly cubes?: Readonly<Record<string, string>>;
  readonly seats: readonly Sheet[];
  readonly turn?: Readonly<Record<string, unknown>>;
  readonly rows?: { readonly command?: string; readonly gambit?: string };
  readonly decks?: { readonly command?: string; readonly gambit?: string };
  readonly discards?: { readonly command?: string; readonly gambit?: string };
}

/** Section 16: base-2 with planet 8 in the centre. */
const TV_MAP = ['8a 7 9', '7 8 7', '9 7 8b'];

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

function dieOf(text: string): Record<string, unknown> {
  if (text === '-') return { zone: 'reserve' };
  const [, face, pos, moved, used] = /^(\d)(?:@(-?\d+,-?\d+))?(!)?(\*)?$/.exec(text) ?? [];
  if (!face) throw new Error(`no die: ${text}`);
  return {
    ...(pos ? { zone: 'map', pos } : { zone: 'scrap' }),
    face: Number(face),
    moved: moved !== undefined,
    ...(used ? { abilityUsed: 1, lastAbility: Number(face) } : {}),
  };
}

function seatOf({ ships, cards, pending, ...tracks }: Sheet): Record<string, unknown> {
  const dice = words(ships).map(dieOf);
  while (dice.length < 5) dice.push({ zone: 'reserve' });
  return {
    ...tracks,
    commands: [
      ...words(cards).map(card => ({ card, active: true })),
      ...words(pending).map(card => ({ card, active: false })),
    ],
    dice,
  };
}

/** Default cards of the rows: the first that no seat holds. */
function rowsOf({ rows, seats, decks, discards }: Given) {
  const held = new Set([
    ...seats.flatMap(seat => [...words(seat.cards), ...words(seat.pending)]),
    ...words(decks?.command),
    ...words(discards?.command),
  ]);
  const free = COMMANDS.filter(card => !held.has(card)).slice(0, 3);
  return {
    command: rows?.command === undefined ? free : words(rows.command),
    gambit: rows?.gambit === undefined ? ['expansion', 'aggression', 'momentum'] : words(rows.gambit),
  };
}

/** Default decks: every card that is nowhere else. */
function decksOf(given: Given, rows: ReturnType<typeof rowsOf>) {
  const { decks, discards, seats } = given;
  const sheets = seats.flatMap(seat => [...words(seat.cards), ...words(seat.pending)]);
  const seen = [...rows.command, ...words(discards?.command), ...sheets] as string[];
  const gambits = GAMBITS.flatMap(({ name, copies }) => Array<string>(copies).fill(name));
  for (const card of [...rows.gambit, ...words(discards?.gambit)]) {
    const at = gambits.indexOf(card);
    if (at >= 0) gambits.splice(at, 1);
  }
  return {
    command:
      decks?.command === undefined ? COMMANDS.filter(card => !seen.includes(card)) : words(decks.command),
    gambit: decks?.gambit === undefined ? gambits : words(decks.gambit),
  };
}

function positionOf(given: Given): string {
  const rows = rowsOf(given);
  return JSON.stringify({
    map: {
      picture: given.map ?? TV_MAP,
      cubes: given.cubesEach ?? 5,
      planets: Object.entries(given.cubes ?? {}).map(([id, owners]) => ({ id, cubes: [...owners] })),
    },
    seats: given.seats.map(seatOf),
    first: 'a',
    turn: given.turn ?? {},
    rows,
    decks: decksOf(given, rows),
    discards: { command: words(given.discards?.command), gambit: words(given.discards?.gambit) },
  });
}

export interface Table {
  readonly state: QuantumState;
  play(...moves: string[]): readonly QuantumEvent[];
  whyNot(move: string, seat?: number): RuleViolation | undefined;
  /** Legal answers; with a prefix, the rest of those that begin with it. */
  legal(prefix?: string): readonly string[];
  /** Decider and decision: `a TURN`. */
  asked(): string | undefined;
  outcome(): Outcome | undefined;
  position(): string;
  /** A die as `Given` writes it. */
  die(name: string): string;
  /** Names of the Command cards of a seat that work, and that are pending. */
  cards(seat: number): string;
  cubes(planet: string): string;
  pile(where: 'rows' | 'decks' | 'discards', pile: 'command' | 'gambit'): string;
  leave(seat: number, cause?: LeaveCause): void;
  agree(seat: number): readonly QuantumEvent[];
}

export function table(given: Given): Table {
  const { options = {}, rolls = [] } = given;
  const game = scenario(quantum, {
    options: options as Partial<QuantumOptions>,
    rolls,
    seats: given.seats.length,
    position: positionOf(given),
  });
  return watch(game);
}

export function watch(game: Scenario<QuantumState, unknown, QuantumEvent>): Table {
  const die = (name: string): string => {
    const { state } = game;
    const index = state.faces.findIndex((_, one) => dieName(one) === name);
    const at = state.places[index]!;
    const marks = `${state.moved[index] ? '!' : ''}${'*'.repeat(state.abilityUsed[index]!)}`;
    if (at === RESERVE) return '-';
    const face = state.faces[index];
    return `${face}${at === SCRAPYARD ? '' : at === IN_HAND ? '?' : `@${squareName(state, at)}`}${marks}`;
  };
  return {
    get state() {
      return game.state;
    },
    play: game.play,
    whyNot: game.whyNot,
    legal: game.legal,
    asked: () => {
      const { decision } = quantum.view(game.state, 0);
      return decision ? `${SEAT_LETTERS[decision.seat]} ${decision.kind}` : undefined;
    },
    outcome: game.outcome,
    position: game.position,
    die,
    cards: seat =>
      game.state.commands[seat]!.map(card =>
        game.state.active[seat]! & (1 << card) ? CARD_NAMES[card] : `(${CARD_NAMES[card]})`,
      ).join(' '),
    cubes: planet => {
      const [x, y] = planet.split(',').map(Number) as [number, number];
      const index = geometry(game.state).planetAt(x, y)!;
      const { players, cubes } = game.state;
      return SEAT_LETTERS.slice(0, players)
        .map((letter, seat) => letter.repeat(cubes[index * players + seat]!))
        .join('');
    },
    pile: (where, pile) => game.state[where][pile].map(card => CARD_NAMES[card]).join(' '),
    leave: game.leave,
    agree: game.agree,
  };
}
