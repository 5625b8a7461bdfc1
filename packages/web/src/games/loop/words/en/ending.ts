/** Text of the result, in English. Other languages have the same keys. */
import type { Words } from '../../../../text/format.ts';

export const ending = {
  titles: {
    VICTORY: 'Dr Foo is stopped!',
    VORTEX_DOUBLE: 'Space-time is torn',
    VORTEX_FOURTH: 'Space-time is torn',
    CYCLES: 'Time is up',
    MEGA_VORTEX: 'Swallowed',
    RESIGN: 'Given up',
  },
  sums: {
    archived: '{count} of 4 missions archived',
    vortices: { one: '{count} vortex', other: '{count} vortices' },
    turns: { one: '{count} turn', other: '{count} turns' },
    loops: { one: '{count} LOOP', other: '{count} LOOPs' },
  },
  loading: 'Looking back at the game…',
  noReview: 'This game cannot be looked back at.',
  why: { lost: 'Why did we lose?', won: 'How did we win?' },
  luckTitle: 'Luck and decisions',
  next: 'What to try next',
  career: 'How is our career going?',
  turn: 'Turn {turn}',
  moments: {
    double: 'The vortex {at} overflowed. The throw had a {chance} chance to end the game.',
    fourth: 'More vortices opened than there are tiles. The throw had a {chance} chance to end the game.',
    cycles: 'The last Foo card was played with {archived} of 4 missions archived.',
    mega: '{agent} ended the turn on the Mega Vortex {at}.',
    won: {
      one: 'The last thing that was missing fell into place, {count} turn before the end.',
      other: 'The last thing that was missing fell into place, {count} turns before the end.',
    },
    vortexRisk: 'A vortex opened {at}: it was {chance} likely as the turn was ended.',
    vortexUnlucky: 'A vortex opened {at}, although that was only {chance} likely.',
    vortexMission: 'The vortex {at} took “{mission}” with its {damage} damage.',
    vortexCard: 'A vortex opened {at} ({chance}). {card} was still ready: with it, the chance was {after}.',
    throw: 'Dr Foo came {to}, where {clones} clones stood: {cubes} cubes fell.',
    waiting: {
      one: '“{mission}” was complete and waited {count} turn to be archived.',
      other: '“{mission}” was complete and waited {count} turns to be archived.',
    },
    chain: {
      one: '{agent} made {count} LOOP in one turn and used {cards} cards.',
      other: '{agent} made {count} LOOPs in one turn and used {cards} cards.',
    },
    close: 'The throw had a {chance} chance to end the game. It did not.',
    archive: '{agent} archived “{mission}”.',
  },
  /** Number of vortices, compared with the expectation of all throws. */
  luck: {
    good: 'The Machine was kind: {expected} vortices were to be expected from the throws as you let them come, {actual} came. The rest you did yourselves.',
    fair: 'Luck was even: {expected} vortices were to be expected from the throws as you let them come, {actual} came. What counted were your decisions.',
    bad: 'The Machine was cruel: {expected} vortices were to be expected from the throws as you let them come, {actual} came. Much of this was luck.',
  },
  /** In percentage points of the win probability, as estimated by the bots. */
  fortune: 'In points of the chance to win: luck {luck}, decisions {decisions}.',
  advice: {
    reserve: {
      one: 'In {count} turn a card that removes rifts stayed ready while an era was about to overflow: use it before you end your actions.',
      other:
        'In {count} turns a card that removes rifts stayed ready while an era was about to overflow: use it before you end your actions.',
    },
    clones:
      '{clones} of the {cubes} cubes that fell came from clones: push them home before Dr Foo turns there.',
    loops: {
      one: '{count} LOOP in {turns} turns is little: keep energy where cards of one dimension meet.',
      other: '{count} LOOPs in {turns} turns are few: keep energy where cards of one dimension meet.',
    },
    crowded: {
      one: 'In {count} turn a vortex threatened to open {at}: somebody has to stay near.',
      other: 'In {count} turns a vortex threatened to open {at}: somebody has to stay near.',
    },
    archive: '“{mission}” was complete and nobody fetched it: end a turn there.',
    begun: {
      one: '{count} mission was begun and not finished: do one after the other.',
      other: '{count} missions were begun and not finished: do one after the other.',
    },
    cards: {
      one: '{count} time a card lay where you ended your turn and you left it: nearly all are better than the first six.',
      other:
        '{count} times a card lay where you ended your turn and you left it: nearly all are better than the first six.',
    },
    battery: {
      one: '{count} free move was not used: batteries are full again each turn.',
      other: '{count} free moves were not used: batteries are full again each turn.',
    },
    mega: 'Plan the last step of a turn first: whoever ends it on a Mega Vortex loses for all.',
    luck: 'Play it again: these throws do not come twice.',
    harder: 'Try the next difficulty: {difficulty}.',
    mode: 'Try another mode: {mode}.',
  },
} as const;

export type EndingText = Words<typeof ending>;
