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
  loading: 'Reviewing the game…',
  noReview: 'There is no review of this game.',
  why: { lost: 'Why did we lose?', won: 'How did we win?' },
  luckTitle: 'Luck',
  next: 'What to try next',
  career: 'How is our career going?',
  turn: 'Turn {turn}',
  moments: {
    double: 'The vortex {at} overflowed. That throw had a {chance} chance of ending the game.',
    fourth: 'More vortices opened than there are tiles. That throw had a {chance} chance of ending the game.',
    cycles: 'The last Foo card came with only {archived} of 4 missions archived.',
    mega: '{agent} ended a turn on the Mega Vortex {at}.',
    won: {
      one: 'The last piece fell into place {count} turn before the end.',
      other: 'The last piece fell into place {count} turns before the end.',
    },
    vortexRisk: 'A vortex opened {at}: the risk was {chance} when the turn ended.',
    vortexUnlucky: 'A vortex opened {at}, although the risk was only {chance}.',
    vortexMission: 'The vortex {at} swallowed “{mission}” and the {damage} damage on it.',
    vortexCard:
      'A vortex opened {at} ({chance}). {card} was still ready: using it would have cut the risk to {after}.',
    throw: 'Dr Foo turned {to}, where there were {clones} clones: {cubes} cubes fell.',
    waiting: {
      one: '“{mission}” was complete but waited {count} turn to be archived.',
      other: '“{mission}” was complete but waited {count} turns to be archived.',
    },
    chain: {
      one: '{agent} made {count} LOOP in one turn and used {cards} cards.',
      other: '{agent} made {count} LOOPs in one turn and used {cards} cards.',
    },
    close: 'That throw had a {chance} chance of ending the game. You got away with it.',
    archive: '{agent} archived “{mission}”.',
  },
  /** Number of vortices, compared with the expectation of all throws. */
  luck: {
    good: 'The Machine was kind. Overflows: {actual}, against {expected} on average.',
    fair: 'Luck was even. Overflows: {actual}, against {expected} on average.',
    bad: 'The Machine was cruel. Overflows: {actual}, against {expected} on average.',
  },
  advice: {
    reserve: {
      one: 'On {count} turn you held back a ready card that removes rifts while an era was about to overflow: use it before you end your actions.',
      other:
        'On {count} turns you held back a ready card that removes rifts while an era was about to overflow: use it before you end your actions.',
    },
    clones:
      '{clones} of the {cubes} cubes fell because of clones: push clones home before Dr Foo gets to them.',
    loops: {
      one: '{count} LOOP in {turns} turns is not much: save energy for hands with several cards of one dimension.',
      other:
        '{count} LOOPs in {turns} turns is not much: save energy for hands with several cards of one dimension.',
    },
    crowded: {
      one: 'On {count} turn a vortex threatened to open {at}: keep somebody nearby.',
      other: 'On {count} turns a vortex threatened to open {at}: keep somebody nearby.',
    },
    archive: '“{mission}” was complete, but nobody archived it: end a turn in its era.',
    begun: {
      one: 'You began {count} mission without completing it: tackle them one at a time.',
      other: 'You began {count} missions without completing them: tackle them one at a time.',
    },
    cards: {
      one: 'Once you ended your turn beside a card and left it there: nearly every card beats your first six.',
      other:
        '{count} times you ended your turn beside a card and left it there: nearly every card beats your first six.',
    },
    battery: {
      one: 'You left {count} free move unused: batteries recharge every turn.',
      other: 'You left {count} free moves unused: batteries recharge every turn.',
    },
    mega: 'Plan where your turn will end: on a Mega Vortex everybody loses.',
    luck: 'Play again: you won’t see throws like these twice.',
    harder: 'Try the next difficulty: {difficulty}.',
    mode: 'Try another mode: {mode}.',
  },
} as const;

export type EndingText = Words<typeof ending>;
