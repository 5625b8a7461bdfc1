/** Text of loop's new match form, in French. Spaces before : ; ! ? are no-break. */
import type { MatchWords } from './index.ts';

export const fr: MatchWords = {
  seats: {
    heading: 'Joueurs',
    lead: 'Vous gagnez ou perdez ensemble. En solo, vous menez toute l’équipe ; les robots sont des collègues.',
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
      'Quatre au plus. S’il y a plus d’agents que de joueurs, quelqu’un en mène deux, chacun avec son deck.',
    sizeAlone: 'De deux à quatre, avec un deck commun. Nous en conseillons trois.',
    agent: 'Agent {place}',
    any: 'Un autre agent, au hasard',
    about: 'Départ : {start}. Complexité : {complexity}.',
    complexity: { low: 'faible', medium: 'moyenne', high: 'élevée' },
    option: '{agent} : {role}',
    agents: {
      prowler: {
        role: 'répare les failles',
        line: 'Elle referme les failles où qu’elles s’ouvrent. Idéale pour débuter.',
      },
      cztwyzzek: {
        role: 'va partout',
        line: 'Il va n’importe où d’un seul déplacement et apporte de l’énergie. Idéal pour débuter.',
      },
      mrtime: {
        role: 'déplace les autres',
        line: 'Il emmène ses collègues là où l’on a besoin d’eux et leur prête main-forte.',
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
    who: 'Qui mène {agents|le} ?',
    alone: 'Un joueur, un deck : le premier agent à avoir trois cartes joue ensuite.',
    solo: '{name}, en solo',
  },
  modes: {
    complexity: { low: 'Complexité : faible', medium: 'Complexité : moyenne', high: 'Complexité : élevée' },
    character: {
      sabotage: 'Le jeu de base, sans rien de plus.',
      supa: 'Des tours plus amples : de l’énergie sans fin, et des foules de clones.',
      centrifuge: 'Un casse-tête : la bonne dimension, à la bonne époque, au bon moment.',
      ultramachina: 'On sait toujours où le Dr Foo ira ensuite : un mode pour stratèges.',
    },
    first: 'Vous débutez ? Commencez par {mode}, au niveau {difficulty}.',
  },
  levels: {
    gentle: 'N’imagine que quelques façons de jouer son tour, et se trompe parfois.',
    easy: 'Prépare son tour d’un coup d’œil, et se trompe parfois.',
    fair: 'Prépare son tour et le lancer qui suit. Un partenaire correct.',
    strong: 'Prépare son tour avec soin. Un collègue fiable.',
    best: 'Compare de nombreux tours entiers avant d’agir. Le meilleur partenaire.',
  },
  starts: {
    none: 'Le départ normal.',
    sabotage: 'Clones supplémentaires au départ : {count}.',
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
    text: 'Les cartes fournies sont les nôtres. Si vous avez la boîte, écrivez les cartes imprimées dans un fichier et chargez-le ici.',
    builtInText: 'Nos cartes, nos jetons et nos agents.',
    packText: 'Cartes : {cards}. Clones : {clones}. Ultramachina : {ultras}.',
  },
  defaults: 'Pour le reste, comme dans les règles.',
};
