/** Modes, difficulties and the options of a match in French. */
import { agents } from './cards.ts';

export const modes = {
  sabotage: {
    name: 'S.A.B.O.T.A.G.E',
    text: 'Archivez quatre missions. Plus le niveau est élevé, plus de clones vous attendent.',
  },
  supa: {
    name: 'Sayan Supa Clones',
    text: 'Archivez quatre missions et détruisez tous les Supa Clones. Chacun laisse une énergie perpétuelle, et plus de clones que le précédent.',
  },
  centrifuge: {
    name: 'Centrifugeuses L.A.S.E.R',
    text: 'Archivez quatre missions et détruisez toutes les Centrifugeuses. Là où il y en a une, seule la dimension qu’elle montre fonctionne.',
  },
  ultramachina: {
    name: 'Ultramachina',
    text: 'Archivez quatre missions pendant que le Dr Foo fait le tour des époques et déclenche les cartes de son Ultramachina.',
  },
} as const;

export const difficulties = {
  month: { name: 'Employé du Mois', text: 'Le départ le plus doux, et un vortex ne nuit à personne.' },
  year: {
    name: 'Employé de l’Année',
    text: 'Qui termine son tour sur un vortex fait perdre toute l’équipe.',
  },
  infinity: { name: 'Employé de l’Infini', text: 'De même, et avec le départ le plus dur qui soit.' },
} as const;

export const options = {
  pack: {
    label: 'Cartes et jetons',
    meaning: 'Ceux des règles, ou un jeu de contenus de votre cru.',
    values: { 'built-in': 'fournis' },
  },
  mode: {
    label: 'Mode',
    meaning: 'Ce que l’équipe doit faire, et contre quoi.',
    values: {
      sabotage: modes.sabotage.name,
      supa: modes.supa.name,
      centrifuge: modes.centrifuge.name,
      ultramachina: modes.ultramachina.name,
    },
  },
  difficulty: {
    label: 'Difficulté',
    meaning: 'La dureté du départ, et si les vortex sont mortels.',
    values: {
      month: difficulties.month.name,
      year: difficulties.year.name,
      infinity: difficulties.infinity.name,
    },
  },
  agents: {
    label: 'Agents',
    meaning: 'Dans l’ordre du tour. Une place ouverte revient au premier agent libre.',
    values: {
      any: 'un agent libre',
      prowler: agents.prowler.name,
      cztwyzzek: agents.cztwyzzek.name,
      mrtime: agents.mrtime.name,
      robofinisher: agents.robofinisher.name,
      vgirl: agents.vgirl.name,
    },
  },
  tower: {
    label: 'Machine',
    meaning: 'Comment les cubes se répartissent entre ses trois sorties.',
    values: { uniform: 'également', centred: 'davantage au milieu' },
  },
  solo: {
    label: 'Seul avec un deck',
    meaning: 'Un joueur seul mène tous les agents avec un deck commun, ou donne à chacun le sien.',
    values: { true: 'oui', false: 'non' },
  },
} as const;
