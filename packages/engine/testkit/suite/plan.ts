import type { Chance, Game, GameEvent, Language, Load, Seat } from '../../src/index.ts';
import type { LeavingPlan } from '../leaving.ts';
import type { Variant } from '../randomGame.ts';

/** Random games and damages tried for each one planned. Longer: `GAMES=20 npx vitest run packages/games/src/rift/suite.test.ts` */
export const TIMES = Number(process.env.GAMES ?? 1);

/** Facts of a game that its suite cannot find out by itself. Optional facts extend the suite. */
export interface GamePlan<S, M, V, E extends GameEvent, O extends object> {
  /** Folder of the game: its sources name clauses and codes, its tests cite clauses. */
  readonly folder: string;
  /** Variants of the set-up for random play, deterministic by seed. */
  variants(count: number, seed: string): readonly Variant<O>[];
  /** Maximum of answers in a random game of these variants. */
  readonly longest: number;
  /** Random games for each law of the contract. */
  readonly games: number;
  /** The same rules from other starts, by name: endgames that random play from the set-up never reaches. */
  readonly starts?: Readonly<Record<string, Game<S, M, V, E, O>>>;
  /** Throws when a state breaks an invariant of the rules. */
  inspect?(state: S): void;
  readonly fuzz?: FuzzFacts<S, O>;
  readonly goldens?: Readonly<Record<string, Golden<O>>>;
  readonly garbage?: GarbageFacts<M>;
  readonly leaving?: LeavingFacts<S, M, O>;
  readonly text?: TextFacts;
  readonly page?: PageFacts;
}

interface FuzzFacts<S, O> {
  readonly games: number;
  /** Clauses that the tests prove, `[R-END-7]`. */
  readonly clauses?: string;
  readonly variants?: readonly Variant<O>[];
  readonly inspect?: (state: S) => void;
}

/** A stored playthrough: `playthroughs/<name>.txt`. */
interface Golden<O> extends Variant<O> {
  /** Seed; by default the name. */
  readonly seed?: string;
  /** Seats that leave, by the number of answers before. */
  readonly leaving?: Readonly<Record<number, Seat>>;
}

export interface GarbageFacts<M> {
  /** Any well-formed answer, legal or not. */
  wildAnswer(chance: Chance): M;
  /** True if wild answers have a text: arbitrary numbers may have none. */
  readonly hasWildText?: true;
  /** Codes of refusals that wild answers must meet. */
  readonly codes: readonly string[];
  /** Minimum of different refusals. */
  readonly refusals: number;
  /**
   * The parser of positions checks every invariant, also of partial material: an accepted position keeps them
   * all, with any field changed and frames stacked at random. Without it, such a position can only be played
   * on.
   */
  readonly hasWholeReader?: true;
  /** Canonical text of an answer, for notation that has two ways to write it. */
  plain?(text: string): string;
}

type LeavingFacts<S, M, O> = Omit<LeavingPlan<S, M, O>, 'longest' | 'seed' | 'conserved'> & {
  readonly clauses?: string;
  readonly longest?: number;
};

type Catalogues = Readonly<Record<Language, GameText>>;

/** The part of a catalogue that every game has. */
interface GameText {
  readonly refusals: object;
  readonly reasons: object;
  readonly options: object;
}

export interface TextFacts {
  readonly catalogues: Catalogues;
  /** Loads one language; the result is part of its catalogue. */
  readonly load: Load<object>;
  /** Sentences by path that may read as in English. */
  readonly same: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Codes of refusals that are put together, so that no source has them in quotes. */
  readonly builtCodes?: readonly string[];
  /** Codes that no player ever reads. */
  readonly untoldCodes?: readonly string[];
}

export interface PageFacts {
  /** Number of clauses on the English page. */
  readonly clauses: number;
  /** Families that only the English page has, for programmers: `TV`, `INV`. */
  readonly englishOnly: readonly string[];
  /** Families that tests need not cite. */
  readonly uncited: readonly string[];
  /** Pattern of ids besides `R-FAMILY-7`. */
  readonly otherIds?: string;
  /**
   * Clause that lists the options, or `anywhere`; by default each option is named in its own clause or beside
   * its id.
   */
  readonly options?: string;
  /** Translations keep the codes and numbers of each clause. */
  readonly isLiteral?: boolean;
  /** Codes on the page that are no refusals of an answer. */
  readonly otherCodes?: readonly string[];
}

/** The set-up and the other starts of a plan, in turn. */
export const startOf = <S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  { starts = {} }: GamePlan<S, M, V, E, O>,
  index: number,
): Game<S, M, V, E, O> => {
  const all = [game, ...Object.values(starts)];
  return all[index % all.length] as Game<S, M, V, E, O>;
};
