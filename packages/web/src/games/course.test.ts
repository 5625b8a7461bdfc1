/** Lessons by the rules: a change of the rules that a lesson does not survive fails here. */
import { readFile } from 'node:fs/promises';
import { inEveryLanguage, LANGUAGES, Match, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { testWords } from '../text/testing.ts';
import {
  type Course,
  isRight,
  type Lesson,
  type LessonWords,
  nextOf,
  type Refutation,
  replyTo,
  type Step,
} from './course.ts';
import { documentOf } from './guide.ts';

const FOUND = import.meta.glob<Course>('./*/course/index.ts', { import: 'course', eager: true });

interface Named extends Course {
  readonly game: string;
  readonly name: string;
  readonly isShort: boolean;
}

/** Courses of all games, each followed by those of its further modes. */
const COURSES: readonly Named[] = Object.entries(FOUND).flatMap(([path, course]) => {
  const game = path.split('/')[1] ?? '';
  const further = Object.entries(course.further ?? {});
  return [
    { ...course, game, name: game, isShort: false },
    ...further.map(([mode, short]) => ({ ...short, game, name: `${game} ${mode}`, isShort: true })),
  ];
});

const RULES = new URL('../../../../docs/rules/', import.meta.url);

/** The match of a lesson at its beginning, as the table opens it. */
function beginning(id: string, { position, options = {}, seats = 2, seed, id: own }: Lesson) {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  const header = { game: id, seats, seed: seed ?? own, numbers: 'seeded', position } as const;
  return new Match(game, { ...header, options: parseOptions(game.options, options) });
}

type LessonMatch = ReturnType<typeof beginning>;

const legalIn = ({ game, state }: LessonMatch): readonly string[] => {
  const seat = game.decider(state);
  return seat === undefined
    ? []
    : game.legalMoves(state, seat).map(move => game.notation.formatMove(state, move));
};

function play(match: LessonMatch, answer: string): readonly string[] {
  const { game, state } = match;
  const { events } = match.submit(game.decider(state) ?? 0, game.notation.parseMove(state, answer));
  return events.map(({ type }) => type);
}

/** The match before a step, after the solutions of those before it. */
function before(id: string, lesson: Lesson, at: number): LessonMatch {
  const match = beginning(id, lesson);
  for (const { solution, replies = [] } of lesson.steps.slice(0, at))
    for (const answer of [solution, ...replies]) play(match, answer);
  return match;
}

/** Number of events of a wrong answer and its refutation; none if that does not fit. */
function eventsAfter(match: LessonMatch, answer: string, refutation: Refutation): number {
  let count = play(match, answer).length;
  for (const wanted of refutation) {
    const next = nextOf(wanted, answer, legalIn(match));
    if (next === undefined) return 0;
    count += play(match, next).length;
  }
  return count;
}

const bringsAll = ({ brings = [] }: Step, events: readonly string[]): boolean =>
  brings.every(type => events.includes(type));

const WORDS_A_SECOND = 200 / 60;
/** Seconds to look at a new position, and to find and press each answer. */
const [LOOK_S, PRESS_S] = [4, 8];

/** Duration of a lesson for a reader of 200 words a minute who gives one wrong answer. */
function secondsOf({ steps }: Lesson, { title, rule, steps: asked, learned, wrong }: LessonWords): number {
  const lengthOf = (text: string): number => text.split(/\s+/).length;
  const read = [title, rule, ...Object.values(asked), learned].map(lengthOf);
  const reply = Math.max(...Object.values(wrong).map(lengthOf));
  return read.reduce((sum, one) => sum + one, reply) / WORDS_A_SECOND + LOOK_S + PRESS_S * steps.length;
}

/** Names of modes that every language leaves as they are. */
const SHARED = { fr: ['Sayan Supa Clones', 'Ultramachina'], cs: ['Ultramachina'] };

/** How courses name the classic mistakes, and losing. */
const SAID = {
  en: { mistake: /beginners’ mistake number (\p{L}+)/gu, loss: /\blos(e|t)\b/i },
  fr: { mistake: /erreur de débutant numéro (\p{L}+)/gu, loss: /\bperd/i },
  cs: { mistake: /chyba začátečníků číslo (\p{L}+)/gu, loss: /prohr/i },
};
const NUMBERS = {
  en: ['one', 'two', 'three'],
  fr: ['un', 'deux', 'trois'],
  cs: ['jedna', 'dvě', 'tři'],
};

for (const course of COURSES) {
  const { game: id, isShort } = course;
  const lessons = await course.loadLessons();
  const words = await inEveryLanguage(course.loadWords);

  describe(course.name, () => {
    test('has 8 to 12 lessons with the game at the end, of a further mode 3 to 6, in one order', () => {
      const ids = lessons.map(lesson => lesson.id);
      expect(ids).toEqual(Object.keys(course.seconds));
      for (const language of LANGUAGES) expect(Object.keys(words[language].lessons)).toEqual(ids);
      expect(ids.length + 1).toBeGreaterThanOrEqual(isShort ? 3 : 8);
      expect(ids.length + 1).toBeLessThanOrEqual(isShort ? 6 : 12);
      for (const language of LANGUAGES) expect(words[language].title !== undefined).toBe(isShort);
    });

    test('takes ten minutes at most, by the length of its sentences and its steps', () => {
      const said = Object.values(course.seconds);
      const taken = lessons.map(lesson => secondsOf(lesson, words.en.lessons[lesson.id] as LessonWords));
      for (const [i, seconds] of taken.entries())
        expect(
          Math.abs(seconds - (said[i] ?? 0)),
          `${lessons[i]?.id}: ${Math.round(seconds)} s`,
        ).toBeLessThan(8);
      const all = said.reduce((sum, seconds) => sum + seconds, 0);
      expect(all).toBeLessThanOrEqual(600);
      expect(all / 60 + course.finaleMinutes, 'with the small game').toBeLessThanOrEqual(15);
    });

    if (!isShort)
      test('teaches to win by a win, how to lose, and three mistakes of beginners', () => {
        const ends = lessons.flatMap(({ steps }) => steps.flatMap(({ brings = [] }) => brings));
        expect(ends).toEqual(expect.arrayContaining([expect.stringMatching(/^(win|end|ended)$/)]));
        for (const language of LANGUAGES) {
          const all = Object.values(words[language].lessons);
          const told = all.map(({ title, rule, learned }) => `${title} ${rule} ${learned}`).join('\n');
          const { mistake, loss } = SAID[language];
          expect([...told.matchAll(mistake)].map(([, number]) => number)).toEqual(NUMBERS[language]);
          expect(told).toMatch(loss);
        }
      });

    test('cites clauses that exist', async () => {
      const rules = await readFile(new URL(documentOf(id, 'en'), RULES), 'utf8');
      for (const { clause } of lessons)
        expect(rules).toMatch(RegExp(`\\*\\*${clause}\\*\\*|^\\| ${clause} \\|`, 'm'));
    });

    test('says something at every step, and nothing that no step asks for', () => {
      for (const { id: own, steps } of lessons) {
        const { steps: asked, wrong } = words.en.lessons[own] ?? { steps: {}, wrong: {} };
        expect(Object.keys(asked)).toEqual(steps.map(step => step.id));
        const replies = steps.flatMap(step => (step.wrong ?? []).map(([, reply]) => reply));
        expect(new Set(Object.keys(wrong)), own).toEqual(new Set([...replies, 'other']));
      }
    });

    describe.each(lessons.map(lesson => [lesson.id, lesson] as const))('%s', (_, lesson) => {
      test.each(lesson.steps.map((step, at) => [step.id, at, step] as const))(
        'step %s: every legal answer is right or gets a reply',
        (_, at, step) => {
          const match = before(id, lesson, at);
          expect(match.game.decider(match.state)).toBe(lesson.seat ?? 0);
          const legal = legalIn(match);
          expect(legal).toContain(step.solution);
          const used = new Set<string>();
          for (const answer of legal) {
            const isSolved = isRight(step, answer);
            if (!isSolved) used.add(replyTo(step, answer).reply);
            if (!step.brings) continue;
            const events = play(before(id, lesson, at), answer);
            expect(bringsAll(step, events), `${answer} brings ${events}`).toBe(isSolved);
          }
          const replies = (step.wrong ?? []).map(([, reply]) => reply);
          for (const reply of replies) expect(used, 'a reply that no answer gets').toContain(reply);
          for (const language of LANGUAGES)
            for (const reply of used) expect(words[language].lessons[lesson.id]?.wrong[reply]).toBeTruthy();
        },
      );

      test('every refutation can be played on the board after some wrong answer', () => {
        lesson.steps.forEach((step, at) => {
          const wrong = legalIn(before(id, lesson, at)).filter(answer => !isRight(step, answer));
          for (const [notation, reply, refutation] of step.wrong ?? []) {
            if (!refutation) continue;
            const fitting = wrong.filter(
              answer => notation.test(answer) && replyTo(step, answer).reply === reply,
            );
            const isRefuted = (answer: string): boolean =>
              eventsAfter(before(id, lesson, at), answer, refutation) > 0;
            expect(fitting.some(isRefuted), `${reply}: ${refutation}`).toBe(true);
          }
        });
      });

      test('is played to its end, whatever right answer is given', () => {
        const right = legalIn(before(id, lesson, 0)).filter(answer => isRight(lesson.steps[0], answer));
        for (const first of right) {
          const match = beginning(id, lesson);
          for (const { solution, replies = [] } of [
            { ...lesson.steps[0], solution: first },
            ...lesson.steps.slice(1),
          ])
            for (const answer of [solution, ...replies]) play(match, answer);
        }
        expect(right.length).toBeGreaterThan(0);
      });
    });

    testWords(course.loadWords, { shared: SHARED });
  });
}

test('the game at the end of a course begins by the rules', async () => {
  for (const { game: id, loadFinale } of COURSES) {
    const { options, position, loadPosition } = (await loadFinale?.()) ?? { options: {} };
    const from = position ?? (await loadPosition?.());
    if (from === undefined) continue;
    const match = beginning(id, {
      id,
      clause: '',
      position: from,
      options,
      steps: [{ id: '', solution: '' }],
    });
    expect(legalIn(match).length).toBeGreaterThan(1);
  }
});
