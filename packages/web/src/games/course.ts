/**
 * The course of a game: lessons as data, played at the game's own table. The page that teaches finds
 * `<game>/course/index.ts` by a glob.
 */
import type { Load, Seat } from '@tessera/engine';
import type { FirstGame } from './manifest.ts';

export interface Lesson {
  /** Key of its words. */
  readonly id: string;
  /** The clause it teaches. */
  readonly clause: string;
  /** Position at its beginning, in the game's own format. */
  readonly position: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Number of seats, two unless told. */
  readonly seats?: number;
  /** The learner's seat, the first unless told. */
  readonly seat?: Seat;
  /** Seed of what chance draws on the way, so that every learner sees the same. */
  readonly seed?: string;
  readonly steps: readonly [Step, ...Step[]];
}

/** One answer of the learner. */
export interface Step {
  /** Key of the sentence that asks for it. */
  readonly id: string;
  /** The answer that "Show me" plays, in notation. */
  readonly solution: string;
  /** Notation of every answer that is right; only the solution unless told. */
  readonly accepts?: RegExp;
  /** Types of events that right answers bring, all of them, and wrong ones do not. */
  readonly brings?: readonly string[];
  /** Places to look at, as selectors of the table. */
  readonly places?: readonly string[];
  /** Wrong answers; the first that fits, and the reply `other` if none does. */
  readonly wrong?: readonly Wrong[];
  /** Answers of other seats that follow, in notation. */
  readonly replies?: readonly string[];
  /** True if the table plays it together with the step before, so that it is not counted by itself. */
  readonly isJoined?: boolean;
}

/** Notation of wrong answers, key of the reply, and their refutation if the board can show one. */
type Wrong = readonly [notation: RegExp, reply: string, refutation?: Refutation];

/**
 * Answers that follow a wrong one, of any seat; empty if it refutes itself. An expression is tested on the wrong answer
 * and a legal one with a space between them. Wrong answers that it does not fit are explained in words only.
 */
export type Refutation = readonly (string | RegExp)[];

export interface LessonWords {
  readonly title: string;
  /** The rule, in one or two sentences. */
  readonly rule: string;
  /** Instructions, by id of the step. */
  readonly steps: Readonly<Record<string, string>>;
  /** Replies to wrong answers; `other` says why all the rest is wrong. */
  readonly wrong: Readonly<Record<string, string>> & { readonly other: string };
  readonly learned: string;
}

export interface CourseWords {
  /** Title of a short course; that of a whole game is called like the game. */
  readonly title?: string;
  /** By id, in the order of the course. */
  readonly lessons: Readonly<Record<string, LessonWords>>;
  /** The small game at the end. */
  readonly finale: { readonly title: string; readonly text: string };
}

export interface Course {
  /** Seconds of each lesson by its id, in order: reading, pressing, and one wrong answer. */
  readonly seconds: Readonly<Record<string, number>>;
  /** Minutes of the small game at the end. */
  readonly finaleMinutes: number;
  readonly loadLessons: () => Promise<readonly Lesson[]>;
  readonly loadWords: Load<CourseWords>;
  /** The small game at the end, lazy-loaded; the game's first game unless told. */
  readonly loadFinale?: () => Promise<FirstGame>;
  /** Short courses on further modes of the game, by mode. */
  readonly further?: Readonly<Record<string, Course>>;
}

export const isRight = ({ solution, accepts }: Step, answer: string): boolean =>
  answer === solution || (accepts?.test(answer) ?? false);

/** Key of the reply to a wrong answer, and its refutation if there is one to show. */
export function replyTo(
  { wrong = [] }: Step,
  answer: string,
): { readonly reply: string; readonly refutation?: Refutation } {
  const [, reply = 'other', refutation] = wrong.find(([notation]) => notation.test(answer)) ?? [];
  return { reply, ...(refutation && { refutation }) };
}

/** The next answer of a refutation among the legal ones. */
export const nextOf = (
  wanted: string | RegExp,
  wrong: string,
  legal: readonly string[],
): string | undefined =>
  legal.find(answer => (typeof wanted === 'string' ? answer === wanted : wanted.test(`${wrong} ${answer}`)));
