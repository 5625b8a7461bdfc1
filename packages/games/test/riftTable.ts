/** A rift table for tests: a position, a few plays, then the checks. */
import { fill, type Language, parseOptions, type RuleViolation } from '@tessera/engine';
import { type ScenarioStart, scenario } from '@tessera/engine/testkit';
import { type RiftEvent, type RiftOptions, type RiftState, type RiftView, rift } from '../src/rift/index.ts';
import { RIFT_TEXT } from '../src/rift/text/all.ts';
import { formatSituation, readHand, readPieces, type Side } from './situation.ts';

export interface RiftTable {
  /** Legal actions of the side to move that begin with the prefix, without it, sorted. */
  actions(prefix: string): readonly string[];
  /** Every legal action in notation, sorted. */
  all(): readonly string[];
  /** Plays actions in notation, one ply each; throws if one is refused. */
  play(...moves: string[]): RiftTable;
  /** The refusal of an action (by default of the side to move), or undefined if it is legal. */
  whyNot(move: string, seat?: number): RuleViolation | undefined;
  position(): string;
  /** Events of the last ply. */
  events(): readonly RiftEvent[];
  /** `w capture`, or undefined while the game goes on. */
  outcome(): string | undefined;
  view(): RiftView;
  state(): RiftState;
}

export type Options = Partial<RiftOptions>;

export const optionsOf = (changed: Options = {}): RiftOptions => parseOptions(rift.options, changed);

/** A table from a position string, parsed leniently as the vectors of the rules need. */
export const table = (position: string, options: Options = {}): RiftTable => seat({ position, options });

export interface Given {
  /** `Te5 Hd6`: letters and crossings, a large slide by its anchor. */
  readonly white: string;
  readonly black: string;
  /** Reserves such as `C2H`. */
  readonly whiteHand?: string;
  readonly blackHand?: string;
  readonly side?: Side;
  readonly quiet?: number;
  readonly ply?: number;
}

/** The position string of a list of pieces, in play. */
export function positionOf(given: Given): string {
  return formatSituation({
    pieces: [...readPieces(given.white, 'w'), ...readPieces(given.black, 'b')],
    side: given.side ?? 'w',
    hands: { w: readHand(given.whiteHand ?? ''), b: readHand(given.blackHand ?? '') },
    phase: 'p',
    quiet: given.quiet ?? 0,
    ply: given.ply ?? 0,
  });
}

/** A table from a list of pieces, in play. */
export const given = (pieces: Given, options: Options = {}): RiftTable => table(positionOf(pieces), options);

/** The empty board before set-up, White to start; `rolls` are scripted numbers of chance. */
export const newGame = (options: Options = {}, rolls: readonly number[] = []): RiftTable =>
  seat({ options: { firstPlayer: 'w', ...options }, rolls });

/** The sentence of a refusal; throws if a parameter is not filled in. */
export function fillRefusal(language: Language, { code, params = {} }: RuleViolation): string {
  const sentences: Readonly<Record<string, string>> = RIFT_TEXT[language].refusals;
  return fill(sentences[code]!, params);
}

/** Words as a sorted list, to compare with `actions`. */
export const list = (words: string): string[] => words.split(' ').filter(Boolean).sort();

function seat(start: ScenarioStart<RiftOptions>): RiftTable {
  const game = scenario(rift, start);
  let events: readonly RiftEvent[] = [];
  const self: RiftTable = {
    actions: prefix => game.legal(prefix),
    all: () => game.legal(),
    play: (...moves) => {
      for (const move of moves) events = game.play(move);
      return self;
    },
    whyNot: (move, seat) => game.whyNot(move, seat),
    position: () => game.position(),
    events: () => events,
    outcome: () => {
      const outcome = game.outcome();
      return outcome && `${outcome.winners.map(winner => 'wb'[winner]).join()} ${outcome.reason}`;
    },
    view: () => game.view,
    state: () => game.state,
  };
  return self;
}
