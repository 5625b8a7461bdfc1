/** Modes, difficulties and the options of a match in English. */
import { agents } from './cards.ts';

export const modes = {
  sabotage: {
    name: 'S.A.B.O.T.A.G.E',
    text: 'Archive four missions. The harder the level, the more clones await you.',
  },
  supa: {
    name: 'Sayan Supa Clones',
    text: 'Archive four missions and destroy every Supa Clone. Each leaves perpetual energy behind, and more clones than the one before.',
  },
  centrifuge: {
    name: 'L.A.S.E.R Centrifuges',
    text: 'Archive four missions and destroy every Centrifuge. In its era, only the dimension it shows works.',
  },
  ultramachina: {
    name: 'Ultramachina',
    text: 'Archive four missions while Dr Foo goes round the eras and sets off the cards of his Ultramachina.',
  },
} as const;

export const difficulties = {
  month: {
    name: 'Employee of the Month',
    text: 'The mildest start, and standing on a vortex is harmless.',
  },
  year: { name: 'Employee of the Year', text: 'If you end a turn on a vortex, everybody loses.' },
  infinity: { name: 'Employee of Infinity', text: 'The same, with the hardest start there is.' },
} as const;

export const options = {
  pack: {
    label: 'Cards and tokens',
    meaning: 'The ones from the rules, or a pack of your own.',
    values: { 'built-in': 'built in' },
  },
  mode: {
    label: 'Mode',
    meaning: 'What the team has to achieve, and against what.',
    values: {
      sabotage: modes.sabotage.name,
      supa: modes.supa.name,
      centrifuge: modes.centrifuge.name,
      ultramachina: modes.ultramachina.name,
    },
  },
  difficulty: {
    label: 'Difficulty',
    meaning: 'How hard the start is, and whether vortices are deadly.',
    values: {
      month: difficulties.month.name,
      year: difficulties.year.name,
      infinity: difficulties.infinity.name,
    },
  },
  agents: {
    label: 'Agents',
    meaning: 'In turn order. An open place goes to the first free agent.',
    values: {
      any: 'whoever is free',
      prowler: agents.prowler.name,
      cztwyzzek: agents.cztwyzzek.name,
      mrtime: agents.mrtime.name,
      robofinisher: agents.robofinisher.name,
      vgirl: agents.vgirl.name,
    },
  },
  tower: {
    label: 'Machine',
    meaning: 'How the cubes spread over its three exits.',
    values: { uniform: 'evenly', centred: 'more in the middle' },
  },
  solo: {
    label: 'Alone with one deck',
    meaning: 'One player leads all agents with a common deck, or with a deck for each agent.',
    values: { true: 'yes', false: 'no' },
  },
} as const;
