/** Lessons of rift: few pieces, one thing to find. */
import { parseSquare } from '@tessera/games/rift';
import type { Lesson, Refutation } from '../../course.ts';
import type { FirstGame } from '../../manifest.ts';

/** Selectors of points on the board. */
const points = (names: string): readonly string[] =>
  names.split(' ').map(name => `[data-board] [data-square="${parseSquare(name)}"]`);

/** The piece that has just moved or was dropped is taken. */
const TAKEN: Refutation = [/[-@](\w+) \S+x\1$/];

/** The piece of the reserve that is in reach. */
const RESERVE = ':is(.rt-slots, .rt-strip) button:enabled';

export const LESSONS: readonly Lesson[] = [
  {
    id: 'straight',
    clause: 'R-TESS-1',
    position: '15/7t7/12s2/15/15/15/7H7/3v11/15/15/15/11P3/7T7/2S12/15 w - p 0 0',
    steps: [
      {
        id: 'go',
        solution: 'Th3-h8',
        places: points('h3 h8'),
        wrong: [
          [/^Th3-h\d+$/, 'stopped', TAKEN],
          [/^T/, 'elsewhere'],
        ],
      },
    ],
  },
  {
    id: 'jump',
    clause: 'R-CAP-1',
    position: '15/4t10/2p12/15/15/15/15/7r4h2/11s3/15/15/15/7T7/3P11/15 w - p 0 0',
    steps: [
      {
        id: 'take',
        solution: 'Th3-h9xh8',
        brings: ['captured'],
        places: points('h3 h8 l7'),
        wrong: [
          [/^Th3-(i4|j5|k6)$/, 'backed', TAKEN],
          [/^Th3-h[4-7]$/, 'short', TAKEN],
          [/^T/, 'away', TAKEN],
        ],
      },
    ],
  },
  {
    id: 'win',
    clause: 'R-END-1',
    position: '15/15/12p2/2s12/15/10t4/15/15/15/15/10H4/4T10/3H11/1S13/15 w - p 0 0',
    steps: [
      {
        id: 'take',
        solution: 'Te4-l11xk10',
        brings: ['ended'],
        places: points('e4 k10'),
        wrong: [
          [/^Te4-(f5|g6|h7|i8|j9)$/, 'short', TAKEN],
          [/^T/, 'away', TAKEN],
          [/^/, 'other', [/xe4$/]],
        ],
      },
    ],
  },
  {
    id: 'corner',
    clause: 'R-BENT-1',
    position: '15/2t12/15/12v2/15/15/3s11/15/15/10r4/5S9/15/1P13/11T3/15 w - p 0 0',
    steps: [
      {
        id: 'star',
        solution: 'Sf5-l7xk6',
        places: points('f5 h3 k6'),
        wrong: [
          [/^S/, 'star'],
          [/^P.*x/, 'pyramidFirst'],
        ],
        replies: ['Vm12=Hm12'],
      },
      {
        id: 'pyramid',
        solution: 'Pb3-d10xd9',
        brings: ['captured'],
        places: points('b3 d3 d9'),
        wrong: [[/^P/, 'pyramid']],
      },
    ],
  },
  {
    id: 'flight',
    clause: 'R-RECT-4',
    position: '15/15/1t13/15/15/15/15/15/6c8/5s9/5R9/15/9S3T1/15/15 w - p 0 0',
    steps: [
      {
        id: 'both',
        solution: 'Rf5-h7xf6,g7',
        places: points('f5 f6 g7 h7'),
        wrong: [
          [/^Rf5-h7$/, 'otherWay', TAKEN],
          [/^Rf5-d7x/, 'single'],
          [/^R/, 'none'],
        ],
      },
    ],
  },
  {
    id: 'slide',
    clause: 'R-SLIDE-4',
    position: '15/15/15/3s3t7/15/15/15/15/2H6c5/15/15/15/7V7/1S9T3/15 w - p 0 0',
    steps: [
      {
        id: 'take',
        solution: 'Hc7-k7xj7',
        brings: ['captured'],
        places: points('c7 j7'),
        wrong: [
          [/=/, 'turned'],
          [/^V/, 'tesseract'],
          [/^H/, 'short'],
        ],
      },
    ],
  },
  {
    id: 'cross',
    clause: 'R-CROSS-5',
    position: '15/15/12t2/15/15/15/15/15/5X9/15/5p2c6/15/1H13/5T4S4/15 w - p 0 0',
    steps: [
      {
        id: 'take',
        solution: 'Tf2-j6xi5',
        brings: ['captured'],
        places: points('f2 f5 f6 i5 j6'),
        wrong: [
          [/^Tf2-f[34]$/, 'closed', TAKEN],
          [/^T/, 'away', TAKEN],
        ],
      },
    ],
  },
  {
    id: 'drop',
    clause: 'R-RES-1',
    position: '15/15/12s2/7t7/15/7H7/1v9X3/15/15/15/15/15/11S3/2T12/15 w C p 0 0',
    steps: [
      {
        id: 'drop',
        solution: 'C@h11',
        places: [RESERVE, ...points('h11 h12')],
        wrong: [
          [/^C@(g11|i11|g12|i12|g13|h13|i13)$/, 'bare', TAKEN],
          [/^C@/, 'far'],
        ],
        replies: ['Vb9=Hb9'],
      },
      {
        id: 'take',
        solution: 'Ch11-h13xh12',
        brings: ['ended'],
        places: points('h11 h12'),
        wrong: [[/^C/, 'away', TAKEN]],
      },
    ],
  },
  {
    id: 'guard',
    clause: 'R-TURN-4',
    position: '15/15/1s8t4/15/15/15/15/11X3/15/7v7/7c7/7T7/2S12/15/15 w C2H p 0 0',
    steps: [
      {
        id: 'guard',
        solution: 'H@h3',
        accepts: /@h3$/,
        places: [RESERVE, ...points('h5 h4 h3')],
        wrong: [
          [/^T/, 'ran', TAKEN],
          [/@/, 'place', [/xh4$/]],
          [/^/, 'other', [/xh4$/]],
        ],
      },
    ],
  },
  {
    id: 'around',
    clause: 'R-BENT-3',
    position: '15/1t13/15/15/15/15/2p12/15/15/1H13/12s2/7T4C2/15/15/15 w - p 0 0',
    steps: [
      {
        id: 'take',
        solution: 'Cm4-m6xm5',
        brings: ['captured'],
        places: points('h4 m5'),
        wrong: [
          [/^T/, 'ran', TAKEN],
          [/^C/, 'cylinder', [/xh4$/]],
          [/^/, 'other', [/xh4$/]],
        ],
      },
    ],
  },
  {
    id: 'locked',
    clause: 'R-END-2',
    position: '13Ht/13V1/15/15/15/15/15/3S11/15/15/14V/7T7/15/15/15 w - p 0 0',
    steps: [
      {
        id: 'lock',
        solution: 'Vo5-o14',
        brings: ['ended'],
        places: points('o15 o14 o5'),
        wrong: [
          [/^[HV]n1[45]/, 'opened'],
          [/^Vo5-/, 'short', [/ To15-/]],
          [/^Vo5=/, 'turned', [/ To15-/]],
          [/^/, 'other', [/ To15-/]],
        ],
      },
    ],
  },
];

/** A full army against three pawns: the hunt ends within some ten moves. */
export const FINALE: FirstGame = {
  level: 'gentle',
  options: { firstPlayer: 'w', stallLimit: 60 },
  position: '15/15/6t8/4p5s4/15/4S10/11x3/15/3X6P4/15/7R7/15/15/3C2H1T2V3/15 w S3H2G p 0 0',
};
