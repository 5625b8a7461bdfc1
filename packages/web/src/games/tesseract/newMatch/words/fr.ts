/** Text of tesseract's new match form, in French. Spaces before : ; ! ? are no-break. */
import type { MatchWords } from './index.ts';

export const fr: MatchWords = {
  seats: {
    heading: 'Équipe',
    lead: 'Vous gagnez ou perdez ensemble. On peut avoir plusieurs labos ; les robots sont des collègues.',
    more: {
      add: 'Ajouter un labo',
      remove: 'Retirer le labo {place}',
      added: 'Le labo {place} a été ajouté.',
      removed: 'Le labo {place} a été retiré.',
    },
  },
  labs: {
    lab: 'Labo {lab}',
    both: 'Labos {first} et {second}',
    who: 'Qui travaille dans le labo {lab} ?',
    whoBoth: 'Qui travaille dans les deux labos ?',
    alone: 'En solo, vous menez deux labos à tour de rôle.',
    researcher: 'Scientifique',
    researcherOf: 'Scientifique du labo {lab}',
    random: 'Tiré au sort',
    randomText: 'Parmi les scientifiques que personne n’a choisis.',
  },
  levels: {
    gentle: 'Ne voit que quelques façons de jouer son tour, et se trompe parfois.',
    easy: 'Planifie son tour d’un coup d’œil, et se trompe parfois.',
    fair: 'Planifie brièvement son tour. Un partenaire correct.',
    strong: 'Planifie son tour avec soin. Un collègue fiable.',
    best: 'Planifie son tour et pense déjà au vôtre. Le meilleur partenaire.',
  },
  base: {
    heading: 'Socle',
    row: '{count} × {event}',
    events: { one: '{count} événement', other: '{count} événements' },
  },
  units: { extraPrimed: 'cubes de plus' },
  groups: { rules: 'Règles', harder: 'Plus difficile', table: 'Autour de la table' },
  advanced: 'Règles avancées',
  advancedText:
    'Points sur lesquels les éditions ou d’anciennes parties diffèrent. Les valeurs par défaut conviennent.',
  packs: {
    label: 'Jeu de contenus',
    heading: 'Cartes et socles',
    text: 'Les cartes fournies sont les nôtres. Si vous avez la boîte, vous pouvez copier ses cartes dans un fichier et le charger ici.',
    builtInText: 'Nos propres cartes, scientifiques et socles.',
    packText: '{research} cartes Recherche, {researchers} scientifiques, {bases} socles.',
  },
  defaults: 'Tout le reste selon les règles.',
  solo: '{name}, deux labos',
  onBase: 'Socle {base}',
};
