// @chunk own
/** Reviews in French. Spaces before : ; ! ? are no-break spaces. */
import type { ReviewText } from './index.ts';

export const fr: ReviewText = {
  title: { lost: 'Pourquoi avons-nous perdu ?', won: 'La partie était-elle serrée ?' },
  luck: {
    fair: 'Les dés n’ont favorisé personne. Phases Menace avec brèche : {actual} ; attendues : {expected}.',
    bad: 'Les dés étaient contre vous. Phases Menace avec brèche : {actual} ; attendues : {expected}.',
    good: 'Les dés étaient avec vous. Phases Menace avec brèche : {actual} ; attendues : {expected}.',
  },
  breaches: {
    prime: 'Tour {turn}, {lab} : le {cube} en {cell} est amorcé et donne {values}.',
    SH: 'Tour {turn}, {lab} : le Bouclier relance le {cube}, qui donne {values}.',
    CR: 'Tour {turn}, {lab} : la Réaction en chaîne amorce le {cube} en {cell}, qui donne {values}.',
    FI: 'Tour {turn}, {lab} : la Fission amorce le {cube}, qui donne {values}.',
    IP: 'Tour {turn}, {lab} : l’Interphase fait monter des cubes à {values}.',
  },
  decisive: {
    risk: 'Tour {turn} : {lab|qui} a abordé la phase Menace avec {before} % de risque ; {answer} l’aurait ramené à {after} %.',
    chain: 'Tour {turn}, {lab} : un seul cube a déclenché {symbols}, et le jeton est passé de {from} à {to}.',
    double: 'Tour {turn}, {lab} : une double brèche sur {values}, et le jeton est passé de {from} à {to}.',
    unlucky: 'Tour {turn}, {lab} : {chance} % de risque seulement, et pourtant une brèche.',
    shockwave: 'Tour {turn}, {lab} : l’Onde de choc a frappé les laboratoires. Cubes perdus : {count}.',
    last: 'Tour {turn}, {lab} : la dernière brèche, sur {values}. La phase Menace avait commencé avec {chance} % de risque.',
    lastEvent: 'Tour {turn}, {lab} : la dernière brèche, sur {values}, en pleine phase Action.',
    empty: 'Tour {turn}, {lab} : il ne restait plus de cube pour la phase Menace.',
    close:
      'Tour {turn} : le jeton à {breach}, {lab|qui} a abordé la phase Menace avec {chance} % de risque, et c’est passé.',
    fatal: 'Tour {turn}, {lab} : {chance} % de risque de perdre la partie, et c’est passé.',
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
      'Phases Menace commencées avec 50 % de risque ou plus, alors qu’un seul coup l’aurait réduit : {count}.',
    twins: 'Confinez ce qui a un jumeau dans la zone d’amorçage : le jumeau est détruit aussi.',
    unspent: 'Actions jamais dépensées : {count}. Calibrer un cube amorcé n’est jamais inutile.',
    hands:
      'Cartes Recherche jamais jouées : {count}. Elles ne coûtent pas d’action, et en main elles n’aident personne.',
    unlocked:
      'Cartes Confinement débloquées jamais jouées : {count}. N’importe qui peut les jouer, sans dépenser d’action.',
    rolls: 'Confinements sans relancer les autres cubes : {count}. Les relancer donne une carte Recherche.',
    events: 'Brèches dues à des événements : {count}. Regardez le symbole avant de vider une colonne.',
    refill:
      'Une ligne complète et certaines cartes remettent des cubes détruits sur le Tesseract : autant de tours gagnés.',
    slow: 'Confinés en {turns} tours : {contained}. Visez dès le début une couleur ou une valeur.',
    behind: 'Du retard en {colour} : il en manque {count}. Répartissez les couleurs entre les laboratoires.',
    luck: 'C’était surtout la faute des dés. Le même plan peut réussir la prochaine fois.',
    harder: 'Vous maîtrisiez la partie. Essayez un socle plus difficile.',
    flawless:
      'Bien joué : chaque fois que le risque d’une phase Menace atteignait 50 %, aucun coup ne pouvait le réduire. Brèche à la fin : {breach} sur 7.',
  },
  /** Infinitives, since they are the subject of a sentence. */
  answers: {
    remove: 'prélever le cube en {cell}',
    adjustUp: 'calibrer le {cube} vers le haut',
    adjustDown: 'calibrer le {cube} vers le bas',
    adjustAway: 'calibrer le {cube} sous 1',
    adjustFlip: 'inverser le {cube}',
    contain: 'confiner un cube parmi {set}',
    specialize: 'l’action individuelle',
    play: 'jouer {card}',
    use: 'jouer {card}',
  },
};
