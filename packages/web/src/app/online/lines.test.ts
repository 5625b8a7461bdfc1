import type { TableLine } from '@tessera/wire';
import { expect, test } from 'vitest';
import { en } from '../../text/online/en.ts';
import { durationWords, PACES, paceWords } from '../../text/online/paces.ts';
import { lastingWords } from './lasting.ts';
import { byPace, lineTitle, yoursFirst } from './lines.ts';

const LINE: TableLine = {
  id: 't1',
  code: 'K7Q4MX',
  game: 'rift',
  title: '',
  phase: 'playing',
  pace: PACES.live,
  language: 'en',
  options: {},
  chairs: [
    { name: 'Ada', isBot: false, level: null, isHere: true },
    { name: 'Ben', isBot: false, level: null, isHere: false },
  ],
  updated: 1,
  isYours: true,
  isYourTurn: false,
  deadline: null,
  toAct: 'Ben',
  moves: 0,
  position: null,
  outcome: null,
  turn: null,
  mayWatch: true,
};

test('tables where it is the reader’s turn come first, then running ones, then finished ones', () => {
  const lines = [
    { ...LINE, id: 'over', phase: 'ended', updated: 9 },
    { ...LINE, id: 'old' },
    { ...LINE, id: 'new', updated: 5 },
    { ...LINE, id: 'yours', isYourTurn: true },
  ] as const;
  expect(yoursFirst(lines).map(({ id }) => id)).toEqual(['yours', 'new', 'old', 'over']);
});

test('a table is called by its title, else by its people, else by its game', () => {
  expect(lineTitle({ ...LINE, title: 'Evening duel' }, 'Rift')).toBe('Evening duel');
  expect(lineTitle(LINE, 'Rift')).toBe('Ada – Ben');
  const [ada] = LINE.chairs;
  const open = { name: null, isBot: false, level: null, isHere: false };
  expect(lineTitle({ ...LINE, chairs: [ada!, open] }, 'Rift')).toBe('Rift');
});

test('players at a slow pace do not count as present', () => {
  const slow = { ...LINE, id: 'slow', pace: PACES.day };
  expect(byPace([LINE, slow])).toEqual([[LINE], [slow]]);
});

test('every pace has words', () => {
  const said = (pace: TableLine['pace']) => paceWords(en, 'en', pace);
  expect(said(PACES.live)).toBe('10 min + 15 s');
  expect(said({ total: 5400, increment: 0, move: null })).toBe('90 min each');
  expect(said({ total: 600, increment: 0, move: 60 })).toBe('10 min each, 1 min per move');
  expect(said(PACES.slow)).toBe('3 days per move');
  expect(said(PACES.none)).toBe('No clock');
  expect(durationWords(en, 'en', 100_000)).toBe('27 h');
});

test('the estimated duration depends on the game and the pace', () => {
  const lasts = { minutes: 15, minutesEach: 15, turns: 24 };
  const about = (pace: keyof typeof PACES, chairs = 2) =>
    lastingWords(en, 'en', { pace: PACES[pace], chairs: Array.from({ length: chairs }) }, lasts);
  expect(about('none')).toBe('about 45 min');
  expect(about('none', 3)).toBe('about 1 h');
  // Clocks shorten the estimate, slow paces lengthen it.
  expect(about('quick')).toBe('about 10 min');
  expect(about('day')).toBe('about 8 days');
  expect(about('slow')).toBe('about 24 days');
});
