/** What only the preparation of a loop match says, in French. Spaces before : ; ! ? are no-break. */
import type { MatchWords } from './index.ts';

export const fr: MatchWords = {
  seats: {
    heading: 'Joueurs',
    lead: 'Vous gagnez ou perdez ensemble. Seul, vous menez toute l’équipe ; les robots sont des collègues.',
    more: {
      add: 'Ajouter un joueur',
      remove: 'Retirer : {place}',
      added: 'Rejoint l’équipe : {place}.',
      removed: 'Quitte l’équipe : {place}.',
    },
  },
  team: {
    heading: 'Équipe',
    size: 'Agents',
    sizeText:
      'Quatre au plus. S’il y a plus d’agents que de joueurs, quelqu’un en mène deux, chacun avec son propre deck.',
    sizeAlone: 'De deux à quatre, avec un seul deck commun. Trois sont conseillés.',
    agent: 'Agent {place}',
    any: 'N’importe quel autre, au hasard',
    about: 'Départ : {start}. À jouer : {complexity}.',
    complexity: { low: 'facile', medium: 'assez facile', high: 'délicat' },
    who: 'Qui mène {agents} ?',
    alone: 'Un joueur, un deck : le premier qui a trois cartes agit ensuite.',
    solo: '{name}, seul',
  },
  levels: {
    random: 'Fait n’importe quoi de permis. Pour essayer des choses.',
    gentle: 'Voit ce qui aide tout de suite et se trompe parfois.',
    greedy: 'Fait toujours ce qui aide le plus tout de suite, sans plan.',
    steady: 'Prépare son tour, brièvement. Un collègue fiable.',
    strong: 'Prépare son tour aussi bien qu’il peut en une seconde ou deux.',
  },
  starts: {
    none: 'Le départ normal.',
    sabotage: 'Clones de plus au départ : {count}.',
    supa: 'Supa Clones à détruire : {count}.',
    centrifuge: 'Centrifugeuses : {count}.',
    ultramachina: 'Cartes au départ : {count}.',
    rifts: 'Une faille à l’époque de chacune.',
    mega: 'Méga Vortex.',
  },
  tower: {
    own: 'la vôtre',
    exits: ['Époque d’avant', 'Époque du Dr Foo', 'Époque d’après'],
    share: '{share} des cubes',
  },
  groups: {},
  advanced: 'Options avancées',
  advancedText: 'Les valeurs par défaut conviennent.',
  packs: {
    label: 'Jeu de contenus',
    heading: 'Vos cartes et vos jetons',
    text: 'Les cartes fournies sont de nous. Qui possède la boîte peut écrire les cartes imprimées dans un fichier et l’apporter ici.',
    builtInText: 'Nos cartes, nos jetons et nos agents.',
    packText: 'Cartes : {cards}. Clones : {clones}. Ultramachina : {ultras}.',
  },
  defaults: 'Pour le reste, comme dans les règles.',
};
