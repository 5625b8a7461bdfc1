/** Lessons of tesseract: one researcher of two acts, and the cube is small enough to overlook. */
import type { Lesson, Step } from '../../course.ts';
import type { FirstGame } from '../../manifest.ts';
import { FIRST_GAME } from '../home/firstGame.ts';

/** Stacks from the bottom up, row by row: none has a single cube, so that nothing uncovers the base. */
const STACKS = [
  ...['b2o5y1O4', 'y3p6b1B5', 'o2y6P3', 'b5P2'],
  ...['y5b4o1Y2', 'p4o2b6O3', 'b3p1o6Y6', 'y2O5'],
  ...['y4o3B4', 'p1o4P4', 'y1b2p3O1', 'b1y4o6P6'],
  ...['o1P5', 'y6b3Y3', 'o3p2y5B6', 'b6o2y1Y1'],
];

const START = {
  players: 1,
  researchers: ['R10', 'R08'],
  tesseract: STACKS,
  labs: ['', 'P3'],
  primed: 'O1Y2',
  board: '',
  destroyed: '',
  hands: [[], []],
  decks: [['L2-08', 'L2-02'], ['L3-02'], ['L4-02']],
  breach: 0,
  turn: 3,
  actions: 3,
} as const;

type Change = Partial<Record<keyof typeof START | 'containment', unknown>>;

const lesson = (id: string, clause: string, change: Change, steps: Lesson['steps'], seed = id): Lesson => ({
  id,
  clause,
  position: JSON.stringify({ ...START, ...change }),
  options: FIRST_GAME.options,
  seats: 1,
  seed,
  steps,
});

/** Selector of a cube of the Tesseract, in either drawing. */
const cube = (level: number, cell: number): string =>
  `:is(.tess-turntable i, .tess-layers:not(.only-read) *)[data-square="${16 * level + cell}"]`;

const LAB = '.tess-lab.is-active .tess-places';
/** The primed area, or the strip that opens it on a phone. */
const PRIMED = ':is(.tess-primed .tess-columns, .tess-strip)';
const END = '.tt-end';
/** The tab of a panel, while another one is open. */
const tab = (key: string): string => `[role="tab"][id$="${key}"][aria-selected="false"]`;

/** Any cube of the declared set may go. */
const goes = (solution: string): Step => ({
  id: 'goes',
  solution,
  accepts: /^pick A:/,
  places: [LAB],
  isJoined: true,
});

/** The rest of a set may be rolled or kept: a lesson about something else is not over before that is answered. */
const REST: Step = { id: 'rest', solution: 'no', accepts: /^yes$/ };

/** Stacks in which a corner has one last cube, above a symbol of the base. */
const WORN = STACKS.with(15, 'B4').with(8, 'y4o3P4').with(9, 'p1o4B2');

/** Containment cards of the columns, with their states. */
const cardsOf = (...states: readonly string[]): readonly string[] =>
  states.map((state, i) => `C-0${i + 1} ${state}`);

export const LESSONS: readonly Lesson[] = [
  lesson('remove', 'T-GEO-5', { labs: ['Y4O4', 'P3'] }, [
    {
      id: 'take',
      solution: 'remove 0,2',
      places: [cube(2, 8)],
      wrong: [
        [/^remove 0,0$/, 'orange'],
        [/^remove/, 'value'],
        [/^adjust/, 'adjust'],
        [/^end$/, 'end'],
      ],
    },
  ]),
  lesson('contain', 'T-CONTAIN-1', { labs: ['Y3O3B3P6', 'P1'] }, [
    {
      id: 'set',
      solution: 'contain Y3 O3 B3',
      places: [LAB],
      wrong: [
        [/^remove/, 'remove'],
        [/^end$/, 'end'],
      ],
    },
    goes('pick A:Y3'),
    REST,
  ]),
  lesson('run', 'T-ADJUST-1', { labs: ['O2O3O5Y1', 'P1'] }, [
    {
      id: 'adjust',
      solution: 'adjust A:O5 -',
      places: [LAB],
      wrong: [
        [/^adjust A:O5 \+$/, 'up'],
        [/^adjust A:/, 'cube'],
        [/^adjust primed/, 'primed'],
      ],
    },
    { id: 'set', solution: 'contain O2 O3 O4', places: [LAB], wrong: [[/^adjust/, 'again']] },
    goes('pick A:O4'),
    REST,
  ]),
  lesson(
    'win',
    'T-END-1',
    {
      labs: ['Y3O4B5', 'P1'],
      board: 'Y1Y2Y4Y5Y6O1O2O3O4O5O6P1P2P3P4P5P6B1B2B3B4B5B6',
      containment: cardsOf('used', 'used', 'revealed', 'used', 'used', 'used'),
      breach: 5,
    },
    [
      {
        id: 'set',
        solution: 'contain Y3 O4 B5',
        brings: ['ended'],
        places: [LAB, tab('board'), '.tess-containment'],
        wrong: [
          [/^adjust/, 'adjust'],
          [/^end$/, 'end'],
        ],
      },
    ],
  ),
  lesson('threat', 'T-THREAT-3', { labs: ['Y4O4', 'P3'], primed: 'O3P5' }, [
    { id: 'end', solution: 'end', brings: ['threat'], places: [END, cube(1, 3)] },
  ]),
  lesson(
    'breach',
    'T-BREACH-1',
    { labs: ['Y3O3', 'P1'], primed: 'O5B5P2Y3', actions: 1, breach: 3 },
    [
      {
        id: 'part',
        solution: 'adjust primed:O5 +',
        accepts: /^adjust primed:[OB]5/,
        places: [PRIMED],
        wrong: [
          [/^adjust primed/, 'column', ['end']],
          [/^adjust/, 'lab', ['end']],
          [/^end$/, 'end', []],
          [/^/, 'other', ['end']],
        ],
      },
      { id: 'end', solution: 'end', brings: ['threat'], places: [END] },
    ],
    'b7',
  ),
  lesson('twin', 'T-CONTAIN-3', { labs: ['Y2P2B2O6', 'P1'], primed: 'P2O2B5P5' }, [
    {
      id: 'set',
      solution: 'contain Y2 P2 B2',
      places: [LAB, PRIMED],
      wrong: [[/^adjust primed/, 'adjust']],
    },
    {
      id: 'goes',
      solution: 'pick A:P2',
      places: [LAB, PRIMED],
      wrong: [[/^pick/, 'goes', []]],
      isJoined: true,
    },
    REST,
  ]),
  lesson('transfer', 'T-TRANSFER-1', { labs: ['Y5O5', 'B5P1'], primed: 'P2' }, [
    {
      id: 'take',
      solution: 'transfer B:B5 A',
      places: [LAB, tab('labs'), '.tess-mate'],
      wrong: [
        [/^transfer A:/, 'give'],
        [/^transfer/, 'cube'],
      ],
    },
    { id: 'set', solution: 'contain Y5 O5 B5', places: [LAB] },
    goes('pick A:B5'),
    REST,
  ]),
  lesson('card', 'T-CARD-1', { labs: ['Y3O3B6', 'P1'], primed: 'P2', hands: [['L2-06'], []] }, [
    {
      id: 'play',
      solution: 'play L2-06',
      places: [tab('cards'), '.tess-hand .tess-card'],
      wrong: [
        [/^study/, 'study'],
        [/^adjust/, 'adjust'],
      ],
    },
    { id: 'cube', solution: 'pick A:B6', places: [LAB], wrong: [[/^pick/, 'cube']] },
    { id: 'value', solution: 'value 3', wrong: [[/^value/, 'value']] },
  ]),
  lesson('research', 'T-CONTAIN-5', { labs: ['Y3O3P3B3', 'P1'] }, [
    {
      id: 'set',
      solution: 'contain Y3 O3 P3 B3',
      places: [LAB],
      wrong: [[/^contain/, 'small']],
    },
    goes('pick A:Y3'),
    { id: 'roll', solution: 'yes', brings: ['cardDrawn'], wrong: [[/^no$/, 'kept']] },
  ]),
  lesson('event', 'T-EVENT-1', { labs: ['Y4O4', 'P3'], tesseract: WORN }, [
    {
      id: 'take',
      solution: 'remove 0,2',
      places: [cube(0, 15), cube(2, 8)],
      wrong: [
        [/^remove 3,3$/, 'last', []],
        [/^remove/, 'value'],
      ],
    },
  ]),
];

/** Nineteen cubes are contained, and half of the track is left. */
export const FINALE: FirstGame = {
  ...FIRST_GAME,
  position: JSON.stringify({
    ...START,
    players: 2,
    board: 'Y1Y3Y4Y5Y6O1O2O4O5O6P1P2P3P4P5B1B2B3B6',
    labs: ['Y2O3', 'P6B4'],
    primed: 'O1Y5B5P2',
    hands: [['L2-06'], ['L2-02']],
    decks: [['L2-08', 'L2-01', 'L2-03'], ['L3-02', 'L3-01'], ['L4-02']],
    containment: cardsOf('unlocked', 'revealed', 'revealed', 'revealed', 'revealed', 'revealed'),
    breach: 3,
    turn: 20,
  }),
};
