import type { Chance, Game, GameEvent, Language, Seat } from '../../src/index.ts';
import type { LeavingPlan } from '../leaving.ts';
import type { Variant } from '../randomGame.ts';

/** The facts of a game that its suite cannot find out by itself. Those that may be missing make more of it. */
export interface GamePlan<S, M, V, E extends GameEvent, O extends object> {
  /** Folder of the game: its sources name clauses and codes, its tests cite clauses. */
  readonly folder: string;
  /** Ways to set the game up for random play, the same ones for the same seed. */
  variants(count: number, seed: string): readonly Variant<O>[];
  /** No random game of these variants may last longer. */
  readonly longest: number;
  /** Random games for each law of the contract. */
  readonly games: number;
  /** The same rules from other starts, by name: the ends of games, where random play from the set-up never gets. */
  readonly starts?: Readonly<Record<string, Game<S, M, V, E, O>>>;
  /** Throws where a state breaks a promise of the rules. */
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
  /** Clauses that it proves, `[R-END-7]`. */
  readonly clauses?: string;
  readonly variants?: readonly Variant<O>[];
  readonly inspect?: (state: S) => void;
}

/** A stored playthrough: `playthroughs/<name>.txt`. */
interface Golden<O> extends Variant<O> {
  /** Its name unless said otherwise. */
  readonly seed?: string;
  /** Seats that leave, by the number of answers before. */
  readonly leaving?: Readonly<Record<number, Seat>>;
}

export interface GarbageFacts<M> {
  /** Any well-formed answer, legal or not. */
  wildAnswer(chance: Chance): M;
  /** Wild answers can be written: numbers that stand for nothing cannot. */
  readonly hasWildText?: true;
  /** Refusals that wild answers must meet. */
  readonly codes: readonly string[];
  /** The least number of different refusals. */
  readonly refusals: number;
  /**
   * The reader of positions knows every promise of the rules, also of partial material: a position that it takes keeps
   * them all, with any field changed and frames put on each other. Else such a position can only be played on.
   */
  readonly hasWholeReader?: true;
  /** Answers that are read, as they are written; for notation that has two ways to say a thing. */
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
  /** One language at a time; what they load is part of the catalogue. */
  readonly loaders: Readonly<Record<Language, () => Promise<object>>>;
  /** Sentences by path that may read as in English. */
  readonly same: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Codes of refusals that are put together, so that no source has them in quotes. */
  readonly builtCodes?: readonly string[];
  /** Codes that no player ever reads. */
  readonly untoldCodes?: readonly string[];
}

export interface PageFacts {
  /** Clauses on the English page. */
  readonly clauses: number;
  /** Families that stand on the English page alone, for programmers: `TV`, `INV`. */
  readonly englishOnly: readonly string[];
  /** Families that no test need cite. */
  readonly uncited: readonly string[];
  /** Pattern of ids besides `R-FAMILY-7`. */
  readonly otherIds?: string;
  /** Clause that lists the options, or `anywhere`; else each is named in its own clause or beside its id. */
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
