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
  /** Replies to wrong answers: notation, and key of the sentence. The first that fits; `other` if none does. */
  readonly wrong?: readonly (readonly [notation: RegExp, reply: string])[];
  /** Answers of other seats that follow, in notation. */
  readonly replies?: readonly string[];
}

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
  /** By id, in the order of the course. */
  readonly lessons: Readonly<Record<string, LessonWords>>;
  /** The small game at the end. */
  readonly finale: { readonly title: string; readonly text: string };
}

export interface Course {
  /** Minutes of each lesson by its id, in order. */
  readonly minutes: Readonly<Record<string, number>>;
  /** Minutes of the small game at the end. */
  readonly finaleMinutes: number;
  readonly loadLessons: () => Promise<readonly Lesson[]>;
  readonly loadWords: Load<CourseWords>;
  /** The small game at the end, lazy-loaded; the game's first game unless told. */
  readonly loadFinale?: () => Promise<FirstGame>;
}

export const isRight = ({ solution, accepts }: Step, answer: string): boolean =>
  answer === solution || (accepts?.test(answer) ?? false);

/** Key of the reply to a wrong answer. */
export const replyTo = ({ wrong = [] }: Step, answer: string): string =>
  wrong.find(([notation]) => notation.test(answer))?.[1] ?? 'other';
