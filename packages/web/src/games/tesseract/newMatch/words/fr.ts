/** What only the preparation of a tesseract match says, in French. Spaces before : ; ! ? are no-break. */
import type { MatchWords } from './index.ts';

export const fr: MatchWords = {
  recommended:
    'Vous et un robot posé sur le socle 1, avec deux scientifiques bien utiles. Personne n’a à donner son accord.',
  seats: {
    heading: 'Équipe',
    lead: 'On gagne ou on perd ensemble. Tout le monde joue devant cet écran ; les robots sont des collègues.',
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
    randomText: 'Parmi ceux que personne n’a choisis.',
  },
  levels: {
    random: 'Fait n’importe quoi de permis. Pour essayer.',
    gentle: 'Voit ce qui aide tout de suite, et se trompe parfois.',
    greedy: 'Fait toujours ce qui aide le plus tout de suite, sans plan.',
    steady: 'Prépare son tour, brièvement. Un collègue fiable.',
    strong: 'Prépare son tour du mieux possible en une seconde ou deux.',
  },
  base: {
    heading: 'Socle',
    row: '{count} × {event}',
    events: { one: '{count} événement', other: '{count} événements' },
  },
  groups: { rules: 'Règles', harder: 'Plus difficile', table: 'Autour de la table' },
  advanced: 'Réglages d’experts',
  advancedText: 'Points de règle où les éditions diffèrent. Les valeurs par défaut conviennent.',
  packs: {
    heading: 'Cartes et socles',
    label: 'Jeu de contenus',
    text: 'Les cartes fournies sont les nôtres. Qui possède la boîte peut écrire les cartes imprimées dans un fichier et l’apporter ici.',
    builtIn: 'Fourni',
    builtInText: 'Nos propres cartes, scientifiques et socles.',
    packText: '{research} cartes Recherche, {researchers} scientifiques, {bases} socles.',
    import: 'Apporter un fichier (JSON)',
    template: 'Télécharger un modèle',
    added: 'Le jeu de contenus {name} est gardé dans ce navigateur, et choisi.',
    notKept:
      'Le jeu de contenus {name} est choisi, mais ce navigateur ne garde plus rien : il dure jusqu’à ce que vous quittiez la page.',
    remove: 'Retirer {name}',
    removed: 'Le jeu de contenus {name} a été retiré. Les parties qui s’en servent gardent leurs cartes.',
    refused: '{file} est refusé, rien n’a été changé :',
    more: { one: 'et {count} autre remarque', other: 'et {count} autres remarques' },
    notJson: 'Ce n’est pas du JSON, donc pas un jeu de contenus.',
    tooLarge: 'Il est bien plus gros qu’un jeu de contenus ne peut l’être.',
    unreadable: 'Il n’a pas pu être lu.',
    how: 'Comment l’écrire',
  },
  defaults: 'Tout le reste selon les règles.',
  solo: '{name}, deux labos',
  onBase: 'Socle {base}',
};
