/** Lessons of the further modes of loop: what each adds to the rules of the first one. */
import type { Lesson } from '../../course.ts';
import { finaleIn, lessonIn } from './lesson.ts';
import { card, END, EXTRA, era, LOOP } from './places.ts';
import { CLONES, ENERGY } from './position.ts';

const ARCHIVED = 'M-CLEAN M-ENCIRCLE M-ENERGY-HERE M-GRID';
const REVEALED = '//?M-CLONE-FOO/?M-CLONE-ALL/M-LOOP-FOO/M-RIFT-FOO/';
/** Hand with a Slingshot, which pushes a clone. */
const PUSHING = 'S-TP-1 S-TP-4 S-TP-6';

const supa = lessonIn('supa');

export const SUPA: readonly Lesson[] = [
  supa('supa', 'L-SUPA-4', { hand: PUSHING, energy: ENERGY, clones: 'C-0-3/C-1-5//C-3-6,SC-0/SC-5//SC-1' }, [
    {
      id: 'use',
      solution: 'useCard S-TP-6',
      places: [card(3), EXTRA],
      wrong: [
        [/^useCard/, 'card'],
        [/^freeMove/, 'move'],
      ],
    },
    {
      id: 'way',
      solution: 'next',
      brings: ['cloneDestroyed'],
      places: [era(5)],
      wrong: [[/^prev$/, 'way', []]],
    },
  ]),
  supa(
    'perpetual',
    'L-ACT-9',
    {
      era: 'robots',
      hand: 'S-TP-1* S-TP-2 S-TP-6',
      isEmpty: true,
      rifts: '0000030',
      energy: '1110001',
      perpetual: '0000010',
      clones: 'C-0-3/C-1-5//C-3-6,SC-0///SC-1',
      supasDestroyed: 'SC-5',
    },
    [
      {
        id: 'loop',
        solution: 'loop stripes',
        brings: ['readied'],
        places: [LOOP.stripes, era(5)],
        wrong: [[/^loop/, 'dimension', []]],
      },
      { id: 'use', solution: 'useCard S-TP-1', brings: ['riftRemoved'], places: [card(1)] },
      {
        id: 'move',
        solution: 'move end',
        accepts: /^move/,
        brings: ['moved'],
        places: [era(4), era(6)],
      },
    ],
  ),
  supa(
    'win',
    'L-SUPA-7',
    {
      hand: PUSHING,
      cycle: 2,
      energy: ENERGY,
      perpetual: '1100000',
      rifts: '1010100',
      clones: 'C-0-3/C-1-5///C-4-1,SC-3//',
      supasDestroyed: 'SC-0 SC-1',
      missions: REVEALED,
      archived: ARCHIVED,
    },
    [
      {
        id: 'use',
        solution: 'useCard S-TP-6',
        places: [card(3)],
        wrong: [[/^endActions$/, 'end']],
      },
      { id: 'which', solution: 'SC-3', places: [era(4)], wrong: [[/^C-/, 'which']] },
      {
        id: 'way',
        solution: 'prev',
        brings: ['end'],
        places: [era(3)],
        wrong: [[/^next$/, 'way', []]],
      },
    ],
  ),
];

const centrifuge = lessonIn('centrifuge');

export const CENTRIFUGE: readonly Lesson[] = [
  centrifuge(
    'locked',
    'L-CENT-2',
    {
      hand: 'S-TP-1 S-TP-2 S-TP-4',
      rifts: '0000200',
      energy: ENERGY,
      clones: CLONES,
      centrifuges: '/CF-1 star 0///CF-2 stripes 0//',
    },
    [
      {
        id: 'use',
        solution: 'useCard S-TP-1',
        brings: ['riftRemoved'],
        places: [card(1), EXTRA],
        wrong: [
          [/^freeMove/, 'move'],
          [/^endActions$/, 'end'],
        ],
      },
      { id: 'leave', solution: 'freeMove robots', accepts: /^freeMove/, places: [era(3), era(5)] },
      { id: 'free', solution: 'useCard S-TP-4', accepts: /^useCard S-TP-2$/, places: [card(2), card(3)] },
    ],
  ),
  centrifuge(
    'damage',
    'L-CENT-4',
    {
      hand: 'S-TP-1* S-TP-3* S-TP-4',
      rifts: '0000210',
      energy: '1110111',
      clones: CLONES,
      centrifuges: '/CF-1 star 0///CF-2 stripes 0//',
    },
    [
      {
        id: 'loop',
        solution: 'loop stripes',
        brings: ['centrifugeDamage'],
        places: [LOOP.stripes, EXTRA],
        wrong: [
          [/^move/, 'spent'],
          [/^freeMove/, 'away'],
        ],
      },
    ],
  ),
  centrifuge(
    'last',
    'L-CENT-5',
    {
      hand: 'S-TP-1* S-TP-3* S-TP-4',
      rifts: '0000210',
      energy: '1110111',
      clones: CLONES,
      centrifuges: '/CF-1 star 0///CF-2 stripes 2//',
      missions: '?M-CLONE-FOO/?M-ENCIRCLE/M-ENERGY-HERE:3/?M-CLONE-ALL/?M-LOOP-FOO/M-RIFT-FOO:2/?M-RIFT-ALL',
    },
    [
      {
        id: 'loop',
        solution: 'loop stripes',
        places: [LOOP.stripes],
        wrong: [[/^move/, 'spent']],
      },
      {
        id: 'last',
        solution: 'yes',
        brings: ['centrifugeDestroyed', 'damage'],
        wrong: [[/^no$/, 'wait']],
      },
    ],
  ),
];

const ultramachina = lessonIn('ultramachina');

const PILE = 'U-01 U-03 U-04 U-06 U-07 U-08 U-09 U-10 U-11 U-13 U-14';
const without = (...ids: readonly string[]): string =>
  PILE.split(' ')
    .filter(id => !ids.includes(id))
    .join(' ');

export const ULTRAMACHINA: readonly Lesson[] = [
  ultramachina(
    'walk',
    'L-ULTRA-2',
    {
      foo: 'dawn',
      fooPile: '',
      energy: ENERGY,
      clones: 'C-0-3//C-2-6/C-3-6///',
      rifts: '0100000',
      ultra: '/U-02 0///U-05 0,U-12 0//',
      ultraPile: without(),
    },
    [{ id: 'end', solution: 'endActions', brings: ['ultraApplied'], places: [END, EXTRA] }],
  ),
  ultramachina(
    'damage',
    'L-ULTRA-4',
    {
      foo: 'industry',
      fooPile: '',
      energy: ENERGY,
      clones: 'C-0-3//C-2-6/C-3-6///',
      ultra: '/U-02 0///U-12 1//',
      ultraPile: `U-05 ${without()}`,
    },
    [
      {
        id: 'use',
        solution: 'useCard S-TP-4',
        brings: ['ultraDamage'],
        places: [card(3), EXTRA],
        wrong: [
          [/^useCard/, 'card'],
          [/^endActions$/, 'end', []],
        ],
      },
    ],
  ),
  ultramachina(
    'choose',
    'L-ULTRA-5',
    {
      foo: 'industry',
      fooPile: '',
      rifts: '3000000',
      energy: ENERGY,
      clones: 'C-0-3//C-2-6/C-3-6///',
      ultra: '/U-02 0///U-05 1,U-12 0//',
      ultraPile: without(),
    },
    [
      {
        id: 'use',
        solution: 'useCard S-TP-4',
        places: [card(3), EXTRA],
        wrong: [[/^endActions$/, 'end', ['U-05']]],
      },
      {
        id: 'which',
        solution: 'U-05',
        brings: ['ultraDestroyed'],
        places: [EXTRA],
        wrong: [
          [/^U-12$/, 'slow', ['endActions', 'U-05']],
          [/^none$/, 'none', ['endActions', 'U-05']],
        ],
      },
    ],
  ),
];

export const FINALES = {
  supa: finaleIn('supa', {
    clones: 'C-0-3//C-2-6/C-3-5/C-4-0,SC-5//SC-1',
    perpetual: '1000000',
    supasDestroyed: 'SC-0',
  }),
  centrifuge: finaleIn('centrifuge', {
    centrifuges: '/CF-1 star 1///CF-2 stripes 1//',
  }),
  ultramachina: finaleIn('ultramachina', {
    foo: 'dawn',
    fooPile: '',
    ultra: '/U-02 0///U-05 1,U-12 0//',
    ultraPile: without(),
  }),
} as const;
