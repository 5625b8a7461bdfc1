/** Reviews in French. Spaces before : ; ! ? are no-break spaces. */
import type { TesseractText } from '../index.ts';

export const review: TesseractText['review'] = {
  title: { lost: 'Pourquoi avons-nous perdu ?', won: 'Était-ce serré ?' },
  luck: {
    fair: 'Les dés ont été justes. Phases Menace avec brèche : {actual} ; attendues : {expected}.',
    bad: 'Les dés étaient contre vous. Phases Menace avec brèche : {actual} ; attendues : {expected}.',
    good: 'Les dés étaient avec vous. Phases Menace avec brèche : {actual} ; attendues : {expected}.',
  },
  breaches: {
    prime: 'Tour {turn}, {lab} : le {cube} en {cell} est amorcé sur {values}.',
    SH: 'Tour {turn}, {lab} : le Bouclier envoie le {cube} sur {values}.',
    CR: 'Tour {turn}, {lab} : la Réaction en chaîne amorce le {cube} en {cell}, sur {values}.',
    FI: 'Tour {turn}, {lab} : la Fission amorce le {cube} sur {values}.',
    IP: 'Tour {turn}, {lab} : l’Interphase fait monter des cubes sur {values}.',
  },
  decisive: {
    risk: 'Tour {turn} : {lab} a laissé venir la phase Menace à {before} % ; {answer} aurait ramené le risque à {after} %.',
    chain: 'Tour {turn}, {lab} : un seul cube a déclenché {symbols}, et le jeton est passé de {from} à {to}.',
    double: 'Tour {turn}, {lab} : une double brèche sur {values}, et le jeton est passé de {from} à {to}.',
    unlucky: 'Tour {turn}, {lab} : {chance} % de risque seulement, et pourtant une brèche.',
    shockwave: 'Tour {turn}, {lab} : l’Onde de choc a frappé les laboratoires. Cubes perdus : {count}.',
    last: 'Tour {turn}, {lab} : la dernière brèche, sur {values}. La phase Menace avait commencé à {chance} %.',
    lastEvent: 'Tour {turn}, {lab} : la dernière brèche, sur {values}, en pleine phase Action.',
    empty: 'Tour {turn}, {lab} : il ne restait plus de cube pour la phase Menace.',
    close:
      'Tour {turn} : le jeton à {breach}, {lab} a laissé venir la phase Menace à {chance} %, et cela a tenu.',
    fatal: 'Tour {turn}, {lab} : tout dépendait des dés, {chance} % de perdre, et ils ont tenu.',
  },
  missing: {
    row: '{colour} : il en manque {count}',
    column: 'Valeur {value} : il en manque {count}',
    total: 'Confinés : {contained} sur 24.',
    slots: 'Il manque : {cubes}.',
  },
  lost: {
    acceleration: 'par l’Accélération : {count}',
    shockwave: 'par l’Onde de choc : {count}',
    adjusted: 'calibrés sous 1 : {count}',
    destroyed: 'par des cartes et des scientifiques : {count}',
    identical: 'jumeaux identiques : {count}',
  },
  advice: {
    crowded: 'Brèches sur {value} : {count}. Dès que deux cubes amorcés ont la même valeur, calibrez-en un.',
    remedy:
      'Phases Menace commencées à 50 % ou plus, alors qu’un seul coup les aurait rendues plus sûres : {count}.',
    twins: 'Confinez ce qui a un jumeau dans la zone d’amorçage : le jumeau est détruit avec.',
    unspent: 'Actions jamais dépensées : {count}. Calibrer dans la zone d’amorçage n’est jamais perdu.',
    hands:
      'Cartes Recherche jamais jouées : {count}. Elles ne coûtent pas d’action, et en main elles n’aident personne.',
    unlocked:
      'Cartes Confinement débloquées jamais utilisées : {count}. N’importe qui peut s’en servir, sans dépenser d’action.',
    rolls:
      'Fois où les autres cubes n’ont pas été relancés : {count}. Les relancer donne des cartes Recherche.',
    events: 'Brèches venues d’événements : {count}. Regardez le symbole avant qu’une colonne ne se vide.',
    refill:
      'Une ligne complète et certaines cartes remettent des cubes détruits sur le Tesseract : autant de tours gagnés.',
    slow: 'Confinés en {turns} tours : {contained}. Rassemblez dès le début une couleur ou une valeur.',
    behind: 'Du retard en {colour} : il en manque {count}. Répartissez les couleurs entre les laboratoires.',
    luck: 'C’était surtout la faute des dés. Le même plan peut gagner la prochaine fois.',
    harder: 'C’était bien maîtrisé. Essayez un socle plus difficile.',
  },
  /** Infinitives, since they are the subject of a sentence. */
  answers: {
    remove: 'prélever le cube en {cell}',
    adjustUp: 'calibrer le {cube} vers le haut',
    adjustDown: 'calibrer le {cube} vers le bas',
    adjustAway: 'faire disparaître le {cube} en le calibrant',
    adjustFlip: 'inverser le {cube}',
    contain: 'confiner un cube parmi {set}',
    specialize: 'approfondir',
    play: 'jouer {card}',
    use: 'utiliser {card}',
  },
};
