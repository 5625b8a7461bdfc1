/** Lessons of quantum: three ships each, and a planet that is nearly built on. */
import type { Lesson } from '../../course.ts';
import type { FirstGame } from '../../manifest.ts';
import { FIRST_GAME } from '../home/firstGame.ts';
import { positionOf } from './position.ts';

/** Ships of the other fleet, far away. */
const THEIRS = '3@7,6 3@6,7 4@8,7';

/** Squares in a row of the base board. */
const WIDTH = 9;

/** Selectors of squares. */
const squares = (places: string): readonly string[] =>
  places.split(' ').map(place => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return `[data-board] [data-square="${WIDTH * y + x}"]`;
  });

const lesson = (id: string, clause: string, position: string, steps: Lesson['steps'], seed = id): Lesson => ({
  id,
  clause,
  position,
  options: FIRST_GAME.options,
  seed,
  steps,
});

/** A Battlestation beside an enemy Scout, and a Scout of your own farther away. */
const [HUNTERS, PREY] = ['1@4,3 6@3,5 5@1,2', '6@5,3 3@6,7 4@8,7'];

export const LESSONS: readonly Lesson[] = [
  lesson('move', 'Q-MOVE-1', positionOf('4@2,1 5@0,1 6@1,2', THEIRS), [
    {
      id: 'orbit',
      solution: 'move a1 3,1',
      accepts: /^move a1 (3,1|4,0|4,2)$/,
      places: squares('2,1 3,1 4,0 4,2'),
      wrong: [
        [/^move a1/, 'corner'],
        [/^modify/, 'modify'],
        [/^move/, 'ship'],
      ],
    },
  ]),
  lesson('construct', 'Q-BUILD-1', positionOf('4@3,1 3@4,0 6@1,2', THEIRS), [
    {
      id: 'build',
      solution: 'construct 4,1',
      brings: ['cube'],
      places: squares('3,1 4,0 4,1'),
      wrong: [
        [/^(modify|reconfigure)/, 'face'],
        [/^(move|warp|attack)/, 'move'],
        [/^end$/, 'end'],
      ],
    },
  ]),
  lesson('sum', 'Q-BUILD-2', positionOf('4@3,1 3@4,2 2@5,1', THEIRS), [
    {
      id: 'leave',
      solution: 'move a3 6,1',
      accepts: /^move a3 (?!4,0$)/,
      places: squares('5,1 4,1'),
      wrong: [
        [/^move a[12]/, 'needed'],
        [/^(modify|reconfigure)/, 'face'],
      ],
    },
    { id: 'build', solution: 'construct 4,1', brings: ['cube'], places: squares('4,1') },
  ]),
  lesson(
    'reconfigure',
    'Q-RECONF-2',
    positionOf('4@3,1 5@4,2 6@1,2', THEIRS),
    [
      {
        id: 'roll',
        solution: 'reconfigure a2',
        places: squares('4,2'),
        wrong: [
          [/^reconfigure/, 'other5'],
          [/^modify/, 'modify'],
        ],
      },
      { id: 'build', solution: 'construct 4,1', brings: ['cube'], places: squares('4,1') },
    ],
    'dice4',
  ),
  lesson('ability', 'Q-SHIP-0', positionOf('3@2,2 6@3,1 4@4,0', THEIRS, { actions: 2 }), [
    {
      id: 'warp',
      solution: 'warp a1 a2',
      places: squares('2,2 3,1'),
      wrong: [
        [/^warp/, 'swap', []],
        [/^move/, 'move'],
      ],
    },
    { id: 'build', solution: 'construct 4,1', brings: ['cube'], places: squares('4,1') },
  ]),
  lesson('attack', 'Q-CMB-6', positionOf(HUNTERS, PREY), [
    {
      id: 'attack',
      solution: 'attack a1 5,3 from 4,3',
      accepts: /^(attack a1 5,3 from|strike a1 5,3)/,
      places: squares('4,3 5,3'),
      wrong: [
        [/^attack .* 6,7/, 'strong', []],
        [/^attack/, 'weak', []],
        [/^(reconfigure|scout)/, 'roll'],
      ],
    },
    { id: 'stay', solution: 'occupy', accepts: /^hold$/ },
  ]),
  lesson(
    'infamy',
    'Q-DOM-3',
    positionOf(HUNTERS, PREY, { you: { dominance: 5 } }),
    [
      {
        id: 'attack',
        solution: 'attack a1 5,3 from 4,3',
        accepts: /^strike a1 5,3/,
        places: squares('4,3 5,3'),
        wrong: [[/^attack/, 'weak', []]],
      },
      { id: 'stay', solution: 'hold', accepts: /^occupy$/ },
      { id: 'cube', solution: 'cube 4,4', accepts: /^cube/ },
    ],
    'attack',
  ),
  lesson('deploy', 'Q-DEPLOY-2', positionOf('4@3,1 5@4,2 3@scrap', THEIRS), [
    {
      id: 'deploy',
      solution: 'deploy a3 2,1',
      accepts: /^deploy/,
      places: squares('1,1'),
      wrong: [[/^reconfigure/, 'roll']],
    },
  ]),
  lesson('research', 'Q-RES-3', positionOf('4@3,1 5@4,2 6@1,2', THEIRS, { you: { research: 5 } }), [
    { id: 'research', solution: 'research' },
    { id: 'end', solution: 'end', brings: ['breakthrough'] },
    { id: 'take', solution: 'take clever', accepts: /^take/, wrong: [[/^refresh$/, 'refresh', []]] },
  ]),
  lesson(
    'win',
    'Q-WIN-1',
    positionOf('4@3,1 3@4,0 6@1,2', '4@3,7 3@4,6 5@8,7', {
      you: { built: '1,4 4,4 7,1' },
      them: { built: '4,4 1,7 7,4' },
    }),
    [
      {
        id: 'build',
        solution: 'construct 4,1',
        brings: ['win'],
        places: squares('4,1'),
        wrong: [[/^end$/, 'end', ['construct 4,7']]],
      },
    ],
  ),
];

/** One cube to place, before the other fleet places two. */
export const FINALE: FirstGame = {
  ...FIRST_GAME,
  position: positionOf('4@1,0 3@2,1 5@1,2', '4@7,8 3@6,7 5@7,6', {
    you: { built: '1,4 4,4 7,1' },
    them: { built: '4,4 1,7' },
  }),
};
