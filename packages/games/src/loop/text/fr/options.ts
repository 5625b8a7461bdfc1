/** Modes, difficulties and the options of a match in French. */
import { agents } from './cards.ts';

export const modes = {
  sabotage: {
    name: 'S.A.B.O.T.A.G.E',
    text: 'Archivez quatre missions. Plus le niveau est élevé, plus les clones sont nombreux.',
  },
  supa: {
    name: 'Sayan Supa Clones',
    text: 'Archivez quatre missions et détruisez tous les Supa Clones. Chacun laisse une énergie perpétuelle, et plus de clones que le précédent.',
  },
  centrifuge: {
    name: 'Centrifugeuses L.A.S.E.R',
    text: 'Archivez quatre missions et détruisez toutes les Centrifugeuses. À leur époque, seule la dimension indiquée fonctionne.',
  },
  ultramachina: {
    name: 'Ultramachina',
    text: 'Archivez quatre missions pendant que le Dr Foo fait le tour des époques et déclenche les cartes de son Ultramachina.',
  },
} as const;

export const difficulties = {
  month: {
    name: 'Employé du Mois',
    text: 'Le départ le plus doux ; se trouver sur un vortex est sans danger.',
  },
  year: {
    name: 'Employé de l’Année',
    text: 'Terminer son tour sur un vortex fait perdre toute l’équipe.',
  },
  infinity: { name: 'Employé de l’Infini', text: 'La même chose, avec le départ le plus dur qui soit.' },
} as const;

export const options = {
  pack: {
    label: 'Cartes et jetons',
    meaning: 'Ceux des règles, ou votre propre jeu de contenus.',
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
    meaning: 'À quel point le départ est rude, et si les vortex sont mortels.',
    values: {
      month: difficulties.month.name,
      year: difficulties.year.name,
      infinity: difficulties.infinity.name,
    },
  },
  agents: {
    label: 'Agents',
    meaning: 'Dans l’ordre du tour. Une place libre revient au premier agent disponible.',
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
    values: { uniform: 'à parts égales', centred: 'davantage au milieu' },
  },
  solo: {
    label: 'En solo, un seul deck',
    meaning: 'Une seule personne mène tous les agents avec un deck commun, ou avec un deck par agent.',
    values: { true: 'oui', false: 'non' },
  },
} as const;
