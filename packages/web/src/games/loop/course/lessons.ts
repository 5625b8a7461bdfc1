/** Lessons of loop: the Time Prowler at her era, few pieces on the ring, one thing to do. */
import type { Lesson, Step } from '../../course.ts';
import { finaleIn, lessonIn } from './lesson.ts';
import { card, END, era, LOOP, MISSION } from './places.ts';
import { CLONES, ENERGY } from './position.ts';

const lesson = lessonIn('sabotage');

/** The wrench is used on the spot. */
const wrench = (step: Partial<Step> = {}): Step => ({
  id: 'use',
  solution: 'useCard S-TP-1',
  brings: ['riftRemoved'],
  places: [card(1)],
  ...step,
});

export const LESSONS: readonly Lesson[] = [
  lesson(
    'card',
    'L-ACT-4',
    {
      hand: 'S-TP-1 S-TP-4 S-TP-6',
      rifts: '0000300',
      energy: ENERGY,
      clones: CLONES,
      fooPile: 'industry renaissance end dawn robots medieval',
    },
    [
      wrench({
        places: [card(1), era(4)],
        wrong: [
          [/^useCard/, 'card'],
          [/^freeMove/, 'move'],
          [/^endActions$/, 'end', []],
        ],
      }),
    ],
  ),
  lesson(
    'move',
    'L-ACT-3',
    { hand: 'S-TP-1 S-TP-4 S-TP-6', rifts: '0000002', energy: '1110011', clones: CLONES },
    [
      {
        id: 'free',
        solution: 'freeMove robots',
        places: [era(5)],
        wrong: [
          [/^freeMove/, 'back'],
          [/^useCard S-TP-1$/, 'nothing'],
          [/^useCard/, 'card'],
        ],
      },
      { id: 'pay', solution: 'move end', places: [era(6)], wrong: [[/^move/, 'back']] },
      wrench({ places: [card(1), era(6)] }),
    ],
  ),
  lesson('throw', 'L-FOO-4', { energy: ENERGY, clones: 'C-0-3/C-1-5/C-2-5,C-2-6////', rifts: '0100000' }, [
    { id: 'end', solution: 'endActions', brings: ['thrown'], places: [END, era(2)] },
  ]),
  lesson(
    'vortex',
    'L-END-2',
    {
      era: 'industry',
      hand: 'S-TP-2 S-TP-3 S-TP-4',
      isEmpty: true,
      rifts: '0030300',
      energy: '1100000',
      clones: '//C-2-5,C-2-6////',
      vortices: 'renaissance',
      missions: '?M-ENERGY-HERE/?M-ENCIRCLE//?M-CLONE-ALL/M-LOOP-FOO/M-RIFT-FOO/?M-RIFT-ALL',
      fooPile: 'renaissance',
    },
    [
      {
        id: 'use',
        solution: 'useCard S-TP-3',
        places: [card(2)],
        wrong: [
          [/^useCard/, 'card'],
          [/^endActions$/, 'end', []],
        ],
      },
      {
        id: 'where',
        solution: 'renaissance',
        places: [era(2)],
        wrong: [
          [/^globalization$/, 'plain', ['endActions']],
          [/^industry$/, 'none'],
        ],
      },
    ],
  ),
  lesson(
    'clone',
    'L-CLONE-3',
    {
      hand: 'S-TP-1 S-TP-4 S-TP-6',
      energy: ENERGY,
      rifts: '1000100',
      clones: '////C-2-5,C-4-1//',
      fooPile: 'globalization end industry dawn robots medieval',
      foo: 'renaissance',
    },
    [
      {
        id: 'use',
        solution: 'useCard S-TP-6',
        places: [card(3)],
        wrong: [
          [/^useCard/, 'card'],
          [/^endActions$/, 'end', []],
        ],
      },
      { id: 'which', solution: 'C-2-5', places: [era(4)], wrong: [[/^C-/, 'which', ['next']]] },
      {
        id: 'way',
        solution: 'next',
        brings: ['cloneDestroyed'],
        places: [era(5)],
        wrong: [[/^prev$/, 'way', []]],
      },
    ],
  ),
  lesson(
    'loop',
    'L-ACT-5',
    { hand: 'S-TP-1 S-TP-2 S-TP-6', rifts: '0000300', energy: '1110101', clones: CLONES },
    [
      wrench({ wrong: [[/^useCard/, 'card']] }),
      {
        id: 'loop',
        solution: 'loop stripes',
        brings: ['readied'],
        places: [LOOP.stripes],
        wrong: [
          [/^loop/, 'dimension', []],
          [/^move/, 'spent'],
        ],
      },
      wrench({ id: 'again' }),
    ],
  ),
  lesson(
    'early',
    'L-ACT-10',
    { hand: 'S-TP-1* S-TP-3 S-TP-4*', rifts: '0000120', energy: '1110101', isEmpty: true, clones: CLONES },
    [
      {
        id: 'use',
        solution: 'useCard S-TP-3',
        places: [card(2)],
        wrong: [
          [/^loop stripes$/, 'early', []],
          [/^loop/, 'dimension'],
          [/^move/, 'spent'],
        ],
      },
      {
        id: 'where',
        solution: 'robots',
        accepts: /^globalization$/,
        brings: ['riftRemoved'],
        places: [era(4), era(5)],
        wrong: [[/^industry$/, 'none']],
      },
      {
        id: 'loop',
        solution: 'loop stripes',
        places: [LOOP.stripes],
        wrong: [
          [/^loop/, 'dimension', []],
          [/^move/, 'spent'],
        ],
      },
    ],
  ),
  lesson(
    'mission',
    'L-MIS-14',
    {
      hand: 'S-TP-1 S-TP-4 S-TP-6',
      foo: 'robots',
      fooPile: 'renaissance end industry dawn globalization medieval',
      rifts: '0000220',
      energy: ENERGY,
      clones: CLONES,
    },
    [
      {
        id: 'move',
        solution: 'freeMove robots',
        places: [MISSION, era(5)],
        wrong: [
          [/^useCard S-TP-1$/, 'here', []],
          [/^freeMove/, 'away'],
        ],
      },
      wrench({ brings: ['damage'], places: [card(1), MISSION] }),
    ],
  ),
  lesson(
    'archive',
    'L-ARCH-1',
    {
      energy: ENERGY,
      rifts: '0000030',
      clones: CLONES,
      missions: '?M-ENERGY-HERE/?M-ENCIRCLE/?M-CLONE-FOO/?M-CLONE-ALL/M-RIFT-FOO:1/M-LOOP-FOO:4/?M-RIFT-ALL',
      fooPile: 'robots renaissance end industry globalization medieval',
    },
    [
      {
        id: 'move',
        solution: 'freeMove robots',
        places: [MISSION, era(5)],
        wrong: [
          [/^endActions$/, 'away', []],
          [/^freeMove/, 'wrong'],
        ],
      },
      { id: 'end', solution: 'endActions', places: [END], wrong: [[/^useCard/, 'card']] },
      { id: 'archive', solution: 'yes', brings: ['archived'], wrong: [[/^no$/, 'later', []]] },
      { id: 'bonus', solution: 'A-01', accepts: /^A-/ },
    ],
  ),
  lesson(
    'take',
    'L-ADD-1',
    {
      hand: 'S-TP-1* S-TP-4* S-TP-6*',
      isEmpty: true,
      energy: ENERGY,
      clones: CLONES,
      available: '////A-30,A-31//',
    },
    [
      { id: 'end', solution: 'endActions', places: [END] },
      {
        id: 'take',
        solution: 'A-31',
        accepts: /^A-/,
        brings: ['added'],
        wrong: [[/^none$/, 'none', []]],
      },
    ],
  ),
  lesson(
    'win',
    'L-END-1',
    {
      era: 'robots',
      foo: 'robots',
      fooPile: '',
      cycle: 3,
      rifts: '0110210',
      energy: ENERGY,
      clones: CLONES,
      missions: '?M-ENERGY-HERE/?M-CLONE-FOO/?M-CLONE-ALL//M-LOOP-FOO:1/M-RIFT-FOO:4/',
      archived: 'M-CLEAN M-ENCIRCLE M-RIFT-ALL',
      hand: 'S-TP-1 S-TP-4 S-TP-6',
    },
    [
      wrench({
        brings: ['damage'],
        places: [card(1), MISSION],
        wrong: [
          [/^freeMove/, 'move'],
          [/^endActions$/, 'end', []],
        ],
      }),
      { id: 'end', solution: 'endActions', places: [END], wrong: [[/^freeMove/, 'stay', ['endActions']]] },
      { id: 'archive', solution: 'yes', brings: ['archived', 'end'], wrong: [[/^no$/, 'later', []]] },
    ],
  ),
];

export const FINALE = finaleIn('sabotage', {});
