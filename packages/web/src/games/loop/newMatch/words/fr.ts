/** What only the preparation of a loop match says, in French. */
import type { PageWords } from './index.ts';

export const fr: PageWords = {
  seats: {
    heading: 'Agents',
    lead: 'On gagne ou on perd ensemble.',
  },
  agent: 'Agent',
  levels: {
    random: 'Fait tout ce qui est permis.',
    greedy: 'Fait toujours ce qui aide le plus tout de suite.',
  },
  groups: {},
  advanced: 'Réglages experts',
  advancedText: 'Les valeurs par défaut conviennent.',
  defaults: 'Tout comme dans les règles.',
  game: {
    options: {
      mode: {
        label: 'Mode',
        meaning: 'Ce qu’il faut encore pour gagner.',
        values: {
          sabotage: 'S.A.B.O.T.A.G.E',
          supa: 'Sayan Supa Clones',
          centrifuge: 'L.A.S.E.R Centrifuges',
          ultramachina: 'Ultramachina',
        },
      },
      difficulty: {
        label: 'Difficulté',
        meaning: 'La force du Dr Foo.',
        values: {
          month: 'Employé du Mois',
          year: 'Employé de l’Année',
          infinity: 'Employé de l’Infini',
        },
      },
      tower: {
        label: 'Machine',
        meaning: 'Par où sortent les cubes.',
        values: {
          uniform: 'égale',
          centred: 'centrée',
        },
      },
      solo: {
        label: 'Un seul paquet en solo',
        meaning: 'En solo, un paquet pour tous les agents.',
        values: {},
      },
      agents: {
        label: 'Agents',
        meaning: 'Qui joue qui.',
        values: {},
      },
    },
  },
};
