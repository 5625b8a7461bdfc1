import { expect, test } from 'vitest';
import type { Advice } from '../../match/client.ts';
import { situation } from './fixtures.ts';
import { hintOf } from './hint.tsx';
import { loadWords } from './words/index.ts';

const words = await loadWords('en');
const { view } = situation({
  players: 2,
  tesseract: Array<string>(16).fill('Y1O2P3B4'),
  labs: ['Y2Y3Y4O4', 'B2'],
  hands: [['L2-05'], []],
  primed: 'P5',
  researchers: ['R10', 'R04'],
});
const hint = (...line: string[]) => {
  const advice: Advice = { line, depth: 1, nodes: 1, reasons: [] };
  return hintOf({ words, view, insight: undefined, labNames: ['Ada', 'Milo'] }, line[0] ?? '', advice);
};

test('[T-DEC-3] a set and the cube that goes are one hint and one motion', () => {
  expect(hint('contain Y2 Y3 Y4', 'pick A:Y3')).toMatchObject({
    deed: 'Contain Yellow 3',
    more: ['pick A:Y3'],
  });
  expect(hint('contain Y2 Y3 Y4')).toMatchObject({ deed: 'Contain: Yellow 2, Yellow 3, Yellow 4', more: [] });
});

test.each([
  ['specialize', 'Specialize: take two cubes'],
  ['study L2-05', 'Study Lattice Shift'],
  ['pick A:Y3', 'Choose Yellow 3'],
  ['adjust primed:P5 -', 'Adjust primed Purple 5: Down to 4'],
  ['remove 0,0', 'Remove Blue 4 from a1'],
])('%s is described with its effect', (answer, deed) => {
  expect(hint(answer).deed).toBe(deed);
});

test.each([
  ['pick A:Y3', 'Choose Yellow 3 from Ada’s lab'],
  ['pick B:Y3', 'Choose Yellow 3 from your lab'],
  ['pick primed:Y3', 'Choose primed Yellow 3'],
  ['transfer A:Y3 B', 'Transfer Yellow 3 from Ada’s lab: To your lab'],
  ['adjust B:O4 +', 'Adjust Orange 4: Up to 5'],
])('%s says which of two equal cubes is meant', (answer, deed) => {
  const { view: twins } = situation({
    players: 2,
    tesseract: Array<string>(16).fill('Y1O2P3B4'),
    labs: ['Y3', 'Y3O4'],
    primed: 'Y3',
    active: 1,
  });
  const advice: Advice = { line: [answer], depth: 1, nodes: 1, reasons: [] };
  const speech = { words, view: twins, insight: undefined, labNames: ['Ada', 'You'], self: 1 };
  expect(hintOf(speech, answer, advice).deed).toBe(deed);
});
