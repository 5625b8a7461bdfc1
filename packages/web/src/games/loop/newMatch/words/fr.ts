/** Text of loop's new match form, in French. Spaces before : ; ! ? are no-break. */
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
    complexity: { low: 'facile', medium: 'moyen', high: 'exigeant' },
    option: '{agent} : {role}',
    agents: {
      prowler: {
        role: 'répare les failles',
        line: 'Elle referme les failles où qu’elles s’ouvrent. Idéale pour débuter.',
      },
      cztwyzzek: {
        role: 'est partout à la fois',
        line: 'Il va n’importe où d’un seul pas et apporte de l’énergie. Idéal pour débuter.',
      },
      mrtime: {
        role: 'déplace les autres',
        line: 'Il mène ses collègues là où l’on a besoin d’eux et leur prête main-forte.',
      },
      robofinisher: {
        role: 'chasse les clones',
        line: 'Elle repousse, attire et échange les clones jusqu’au dernier.',
      },
      vgirl: {
        role: 'joue avec les vortex',
        line: 'Elle tire parti des vortex, et des cartes que personne n’a encore prises. Pour qui aime planifier.',
      },
    },
    who: 'Qui mène {agents} ?',
    alone: 'Un joueur, un deck : le premier qui a trois cartes agit ensuite.',
    solo: '{name}, seul',
  },
  modes: {
    complexity: { low: 'Complexité : faible', medium: 'Complexité : moyenne', high: 'Complexité : élevée' },
    character: {
      sabotage: 'Le jeu même, sans rien de plus.',
      supa: 'De grands tours : de l’énergie sans fin, et des clones en foule.',
      centrifuge: 'Un casse-tête : la bonne dimension, à la bonne époque, au bon moment.',
      ultramachina: 'On sait toujours où va le Dr Foo : un mode pour qui aime prévoir.',
    },
    first: 'Vous débutez ? Commencez par {mode}, en {difficulty}.',
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
