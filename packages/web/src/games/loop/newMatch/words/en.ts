/** What only the preparation of a loop match says, in English. */

export const en = {
  seats: {
    heading: 'Agents',
    lead: 'You win or lose together.',
  },
  agent: 'Agent',
  levels: {
    random: 'Does anything that is allowed.',
    greedy: 'Always does what helps most at once.',
  },
  groups: {},
  advanced: 'Expert flags',
  advancedText: 'The defaults are fine.',
  defaults: 'Everything as in the rules.',
  game: {
    options: {
      mode: {
        label: 'Mode',
        meaning: 'What else must be done to win.',
        values: {
          sabotage: 'S.A.B.O.T.A.G.E',
          supa: 'Sayan Supa Clones',
          centrifuge: 'L.A.S.E.R Centrifuges',
          ultramachina: 'Ultramachina',
        },
      },
      difficulty: {
        label: 'Difficulty',
        meaning: 'How hard Dr Foo makes it.',
        values: {
          month: 'Employee of the Month',
          year: 'Employee of the Year',
          infinity: 'Employee of the Infinity',
        },
      },
      tower: {
        label: 'Machine',
        meaning: 'How cubes leave it.',
        values: {
          uniform: 'even',
          centred: 'centred',
        },
      },
      solo: {
        label: 'One deck alone',
        meaning: 'Who plays alone has one deck for all agents.',
        values: {},
      },
      agents: {
        label: 'Agents',
        meaning: 'Who plays whom.',
        values: {},
      },
    },
  },
} as const;
