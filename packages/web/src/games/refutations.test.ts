/** Replies tell what a refutation shows: the pinned seeds must bring it about. */
import { Match, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { expect, test } from 'vitest';
import type { Course } from './course.ts';

const COURSES = import.meta.glob<Course>('./*/course/index.ts', { import: 'course', eager: true });

const SHOWN: readonly (readonly [game: string, lesson: string, answers: string, event: string])[] = [
  ['loop', 'card', 'endActions', 'vortex'],
  ['loop', 'vortex', 'endActions', 'end'],
  ['loop', 'vortex', 'useCard S-TP-3, globalization, endActions', 'end'],
  ['loop', 'archive', 'endActions', 'missionLost'],
  ['loop', 'archive', 'freeMove robots, endActions, no', 'missionLost'],
  ['loop', 'win', 'endActions', 'end'],
  ['tesseract', 'breach', 'end', 'breached'],
  ['tesseract', 'breach', 'adjust A:Y3 +, end', 'breached'],
  ['tesseract', 'breach', 'remove 0,0, end', 'breached'],
  ['tesseract', 'event', 'remove 3,3', 'uncovered'],
  ['quantum', 'win', 'end, construct 4,7', 'win'],
  ['rift', 'guard', 'C@a1, Ch5-h3xh4', 'ended'],
];

test.each(SHOWN)('%s, %s: %s brings %s', async (id, name, answers, event) => {
  const game = gameById(id);
  const lesson = (await COURSES[`./${id}/course/index.ts`]?.loadLessons())?.find(one => one.id === name);
  if (!game || !lesson) throw new Error(`no lesson ${name} of ${id}`);
  const { position, options = {}, seats = 2, seed = name } = lesson;
  const header = { game: id, seats, seed, numbers: 'seeded', position } as const;
  const match = new Match(game, { ...header, options: parseOptions(game.options, options) });
  const events = answers.split(/, (?=[a-zA-Z])/).flatMap(answer => {
    const move = game.notation.parseMove(match.state, answer);
    return match.submit(game.decider(match.state) ?? 0, move).events;
  });
  expect(events.map(({ type }) => type)).toContain(event);
});

test('quantum, attack: attackers with high numbers lose to the Scout', async () => {
  const game = gameById('quantum');
  const lesson = (await COURSES['./quantum/course/index.ts']?.loadLessons())?.find(
    ({ id }) => id === 'attack',
  );
  if (!game || !lesson) throw new Error('no lesson');
  const fight = (answer: string): unknown => {
    const header = { game: 'quantum', seats: 2, seed: 'attack', numbers: 'seeded' } as const;
    const { position, options = {} } = lesson;
    const match = new Match(game, { ...header, position, options: parseOptions(game.options, options) });
    const { events } = match.submit(0, game.notation.parseMove(match.state, answer));
    return events.find(({ type }) => type === 'combatEnd');
  };
  expect(fight('attack a1 5,3 from 4,3')).toMatchObject({ won: true });
  for (const wrong of ['attack a2 5,3 from 5,2', 'attack a3 5,3 from 5,2', 'attack a2 6,7 from 6,6'])
    expect(fight(wrong), wrong).toMatchObject({ won: false });
});
