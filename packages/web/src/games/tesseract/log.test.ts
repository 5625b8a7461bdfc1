import { LANGUAGES, parseOptions, scriptedChance } from '@tessera/engine';
import {
  type Place,
  type TesseractEvent,
  type TesseractState,
  type TesseractView,
  tesseract,
} from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry, SeatHolder } from '../../match/client.ts';
import { type LogLine, logOf } from '../../table/log.ts';
import { situation } from './fixtures.ts';
import { tellerOf } from './log.tsx';
import { wantedTab } from './Room.tsx';
import { labNamesOf, labTitle, ownLabs, selfLab, shownLab } from './seating.ts';
import { table } from './words/en/table.ts';
import { loadWords, type TesseractWords } from './words/index.ts';

const POSITION = {
  players: 2,
  tesseract: ['P3', 'Y1O2P3B4', ...Array<string>(14).fill('Y1O2P3B4')],
  labs: ['Y2Y3Y4', ''],
  primed: 'Y2O2',
  turn: 5,
};

const [LAB_A, LAB_B] = [0, 1].map(lab => ({ zone: 'lab', lab }) as const) as [Place, Place];

const SEATS: readonly SeatHolder[] = [
  { kind: 'you', name: 'Ada' },
  { kind: 'bot', level: 'greedy', name: 'Kai' },
];

/** Log of a match from the position above, with its answers and its rolls. */
function told(words: TesseractWords, rolls: readonly number[], ...moves: string[]): readonly LogLine[] {
  const options = parseOptions(tesseract.options, { base: '1' });
  const start = tesseract.notation.parsePosition(JSON.stringify(POSITION), options, 'lenient');
  const chance = scriptedChance(rolls);
  let state: TesseractState = start;
  const entries = moves.map((move): HistoryEntry => {
    const seat = tesseract.decider(state) ?? 0;
    const step = tesseract.apply(state, seat, tesseract.notation.parseMove(state, move), chance);
    state = step.state;
    return { seat, move, events: step.events };
  });
  const views = { start: tesseract.view(start, 0), view: tesseract.view(state, 0) };
  const telling = { words, ...views, labNames: ['Ada', 'Kai'], self: undefined, seats: SEATS };
  return logOf(entries, [], { teller: () => tellerOf(telling) }, undefined);
}

describe('the log', () => {
  test('is sorted newest first, with turns, tones and the old values of cubes', async () => {
    const lines = told(await loadWords('en'), [2], 'adjust A:Y4 +', 'end');
    expect(lines.every(line => line.turn === 5)).toBe(true);
    expect(lines.at(-1)).toMatchObject({ who: 'Ada', count: 1 });
    expect(lines.at(-1)?.text).toContain('Yellow 4');
    expect(lines.find(line => line.text.includes('Breach'))).toMatchObject({ tone: 'bad', count: 2 });
    expect(new Set(lines.map(line => line.key)).size).toBe(lines.length);
  });

  test.each(LANGUAGES)(
    '%s: begins every line with the player, in a Threat phase with the Tesseract',
    async language => {
      const words = await loadWords(language);
      const lines = told(words, [2, 3], 'adjust A:Y4 +', 'end');
      const [act, ...threat] = lines.toReversed();
      expect(act?.who).toBe('Ada');
      expect(threat.length).toBeGreaterThan(0);
      for (const line of threat) expect(line.who).toBe(words.table.log.tesseract);
    },
  );

  test('[T-TRANSFER-3] names the researcher who transfers, what, from and to, after a consent', async () => {
    const lines = told(await loadWords('en'), [], 'transfer A:Y4 B', 'yes').toReversed();
    expect(lines.map(({ who, text }) => `${who} ${text}`)).toEqual([
      'Ada Kai is asked for consent.',
      'Kai agrees.',
      'Ada Yellow 4 goes from Ada’s lab to Kai’s lab.',
    ]);
    expect(lines.every(({ face }) => face !== undefined)).toBe(true);
  });

  test('names a cube in another lab with its owner, and sums up a bot’s turn', async () => {
    const words = await loadWords('en');
    const { view } = situation({ players: 2, labs: ['B6', 'Y2'], active: 1, breach: 1 });
    const cube = view.labs[0]?.cubes[0]?.id ?? -1;
    const own = view.labs[1]?.cubes[0]?.id ?? -1;
    const events: TesseractEvent[] = [
      { type: 'changed', cube, value: 5 },
      { type: 'changed', cube: own, value: 3 },
      { type: 'moved', cube: own, value: 3, from: LAB_B, to: LAB_A, why: 'transferred' },
      { type: 'uncovered', cell: 0, symbol: 'AC', isWarded: false },
      { type: 'breached', count: 1, breach: 2, values: [5] },
      { type: 'turn', lab: 0, turn: 6 },
    ];
    const odds = new Map([
      [0, 0.5],
      [1, 1 / 3],
    ]);
    const tell = (self: number | undefined) =>
      tellerOf({ words, start: view, view, labNames: ['Ada', 'Kai'], self, seats: SEATS, odds })(
        { seat: 1, move: 'end', events },
        1,
      ).map(({ who, text }) => [who, text]);
    expect(tell(undefined).slice(0, 2)).toEqual([
      ['Kai', 'Ada’s Blue 6 becomes 5.'],
      ['Kai', 'Yellow 2 becomes 3.'],
    ]);
    expect(tell(0)[0]).toEqual(['Kai', 'Your Blue 6 becomes 5.']);
    expect(tell(0).at(-1)).toEqual([
      'Kai',
      'Breach 1 → 2 · passed Yellow 3 to your lab · changed 2 values · set off Acceleration · next priming 50% → 33%.',
    ]);
  });
});

test('a match that goes on learns colours and probabilities that come later, without being told anew', async () => {
  const words = await loadWords('en');
  const { view } = situation({ players: 2, labs: ['', 'Y2'], active: 1 });
  const cube = view.labs[1]?.cubes[0]?.id ?? -1;
  const unseen = { ...view, labs: view.labs.map(lab => ({ ...lab, cubes: [] })) };
  let latest: TesseractView = unseen;
  const odds = new Map([[0, 0.5]]);
  const tell = tellerOf({
    ...{ words, start: unseen, view: unseen, latest: () => latest, odds },
    ...{ labNames: ['Ada', 'Kai'], self: undefined, seats: SEATS },
  });
  latest = view;
  const events: TesseractEvent[] = [
    { type: 'moved', cube, value: 2, from: { zone: 'tess', cell: 0 }, to: LAB_B, why: 'removed' },
    { type: 'turn', lab: 0, turn: 6 },
  ];
  const [moved, sum] = tell({ seat: 1, move: 'end', events }, 1);
  expect(moved?.text).toContain('Yellow 2');
  expect(sum?.text).toBe('Took Yellow 2.');
  odds.set(1, 0.25);
  expect(sum?.retold?.()).toBe('Took Yellow 2 · next priming 50% → 25%.');
});

test.each([
  ['en', 'Steady bot', 'Yellow 2 goes from Steady bot’s lab to your lab.'],
  ['fr', 'Robot posé', 'Le 2 jaune quitte le labo du robot posé pour votre labo.'],
  ['cs', 'Vyrovnaný robot', 'Žlutá 2 je přenesena z laboratoře vyrovnaného robota do vaší laboratoře.'],
] as const)('%s: a transfer tells both labs, and no owner beside them', async (language, bot, sentence) => {
  const words = await loadWords(language);
  const { view } = situation({ players: 2, labs: ['B6', 'Y2'], active: 0 });
  const cube = view.labs[1]?.cubes[0]?.id ?? -1;
  const [from, to] = [1, 0].map(lab => ({ zone: 'lab', lab, slot: 0 }) as const);
  const tell = tellerOf({ words, start: view, view, labNames: ['', bot], self: 0, seats: SEATS });
  const events = [{ type: 'moved', why: 'transferred', cube, value: 2, from, to }];
  expect(tell({ seat: 0, move: 'end', events }, 1).map(({ text }) => text)).toEqual([sentence]);
});

describe('labs and seats', () => {
  const { view } = situation({ players: 2, active: 1 });
  test('a bot’s lab is not yours, and yours is the one shown', () => {
    expect(labNamesOf(view, ['Ada', 'Kai'])).toEqual(['Ada', 'Kai']);
    expect(selfLab(view, SEATS)).toBeUndefined();
    const nameless: readonly SeatHolder[] = [{ kind: 'you', name: '' }, ...SEATS.slice(1)];
    expect(selfLab(view, nameless)).toBe(0);
    expect([...ownLabs(view, SEATS)]).toEqual([0]);
    expect(shownLab(view, ownLabs(view, SEATS))).toBe(0);
  });

  test('[T-SETUP-4] a single player has two labs, and sees the one that decides', () => {
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
  test('is that of all selectable cubes', () => {
    expect(open('primed:Y2', 'primed:O3')).toBe('threat');
    expect(open('B:Y2', 'C:Y3')).toBe('labs');
    expect(open('0,3')).toBe('stage');
    expect(open('destroyed:Y')).toBe('labs');
  });
  test('of a transfer is that of the other labs, beside the own one', () => {
    expect(open('A:Y2', 'B:O3')).toBe('labs');
    expect(open('A:Y2', 'B:O3', 'primed:Y2')).toBeUndefined();
  });
  test('is unchanged if they are in several places, or visible already', () => {
    expect(open('A:Y2')).toBeUndefined();
    expect(open('A:Y2', 'primed:Y2')).toBeUndefined();
    expect(open()).toBeUndefined();
  });
});
