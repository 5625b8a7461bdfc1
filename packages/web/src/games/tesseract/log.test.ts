import { parseOptions, scriptedChance } from '@tessera/engine';
import { TESSERACT_TEXT, type TesseractState, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry, SeatHolder } from '../../match/client.ts';
import { situation } from './fixtures.ts';
import { logLines } from './log.ts';
import { labNamesOf, labTitle, ownLabs, selfLab, shownLab } from './seating.ts';
import { wantedTab } from './tabs.ts';
import { table } from './words/en/table.ts';

const POSITION = {
  players: 2,
  tesseract: ['P3', 'Y1O2P3B4', ...Array<string>(14).fill('Y1O2P3B4')],
  labs: ['Y2Y3Y4', ''],
  primed: 'Y2O2',
  turn: 5,
};

/** A match from the position above, its answers and the numbers it rolls. */
function told(rolls: readonly number[], ...moves: string[]) {
  const options = parseOptions(tesseract.options, { base: '1' });
  const start = tesseract.notation.parsePosition(JSON.stringify(POSITION), options, 'lenient');
  const chance = scriptedChance(rolls);
  let state: TesseractState = start;
  const entries = moves.map((move): HistoryEntry => {
    const step = tesseract.apply(state, 0, tesseract.notation.parseMove(state, move), chance);
    state = step.state;
    return { seat: 0, move, events: step.events };
  });
  const views = { start: tesseract.view(start, 0), view: tesseract.view(state, 0) };
  return logLines({ text: TESSERACT_TEXT.en, ...views, labName: lab => ['Ada', 'Milo'][lab] ?? '' }, entries);
}

describe('the log', () => {
  test('tells the latest first, with turns, tones and the values cubes had', () => {
    const lines = told([2], 'adjust A:Y4 +', 'end');
    expect(lines.every(line => line.turn === 5)).toBe(true);
    expect(lines.at(-1)?.text).toContain('Yellow 4');
    expect(lines.find(line => line.text.includes('Breach'))?.tone).toBe('bad');
    expect(new Set(lines.map(line => line.key)).size).toBe(lines.length);
  });
});

const SEATS: readonly SeatHolder[] = [
  { kind: 'you', name: 'Ada' },
  { kind: 'bot', level: 'greedy', name: 'Kai' },
];

describe('whose labs are whose', () => {
  const { view } = situation({ players: 2, active: 1 });
  test('a bot’s lab is not yours, and yours is the one shown', () => {
    expect(labNamesOf(view, ['Ada', 'Kai'])).toEqual(['Ada', 'Kai']);
    expect(selfLab(view, SEATS)).toBeUndefined();
    const nameless: readonly SeatHolder[] = [{ kind: 'you', name: '' }, ...SEATS.slice(1)];
    expect(selfLab(view, nameless)).toBe(0);
    expect([...ownLabs(view, SEATS)]).toEqual([0]);
    expect(shownLab(view, ownLabs(view, SEATS))).toBe(0);
  });

  test('[T-SETUP-4] a player alone has two, and sees the one that decides', () => {
    const solo = situation({ players: 1, active: 1 }).view;
    const own = ownLabs(solo, SEATS.slice(0, 1));
    expect(labNamesOf(solo, ['Ada'])).toEqual(['A', 'B']);
    expect(labTitle(table, solo, 'B')).toBe('Lab B');
    expect([...own]).toEqual([0, 1]);
    expect(shownLab(solo, own)).toBe(1);
  });
});

describe('the tab to open', () => {
  const open = (...targets: string[]) => wantedTab(new Set(targets), 'A');
  test('is where everything that can be chosen lies', () => {
    expect(open('primed:Y2', 'primed:O3')).toBe('primed');
    expect(open('B:Y2', 'C:Y3')).toBe('labs');
    expect(open('0,3')).toBe('cube');
    expect(open('destroyed:Y')).toBe('labs');
  });
  test('is left alone when choices lie in several places, or in view already', () => {
    expect(open('A:Y2')).toBeUndefined();
    expect(open('A:Y2', 'primed:Y2')).toBeUndefined();
    expect(open()).toBeUndefined();
  });
});
