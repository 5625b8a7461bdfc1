/** Text of the rift table that few games need, in French. Spaces before : ; ! ? are no-break. */
import type { LateWords } from './index.ts';

export const fr: LateWords = {
  first: 'Choisissez d’abord une de vos pièces, sur le terrain ou dans la réserve, puis une intersection.',
  stuck: '{piece|La} en {at} ne peut pas jouer. {way} Sur sa route : {blockers}.',
  blocker: '{what} en {at}',
  failed: 'Votre coup prévu, {move}, n’est plus possible.',
  looks: {
    coordinates: 'Coordonnées',
    figurines: 'Symboles des pièces dans la liste des coups',
    on: 'Oui',
    off: 'Non',
  },
  position: {
    title: 'Position en mots',
    toMove: 'Trait aux {colour}.',
    ended: 'La partie est terminée.',
    side: '{colour} : pions sur le terrain {board}, en réserve {reserve}, perdus {lost}.',
    danger: 'Pièces des {colour} en danger : {pieces}.',
    safe: 'Aucune pièce des {colour} n’est en danger.',
    pieces: 'Pièces des {colour}',
    slide: '{piece} en {at}, couchée {way}',
    cross: '{piece} en {at}, extrémités de branche {ends}',
    piece: '{piece} en {at}',
    go: 'Choisissez une pièce de la liste pour aller à son intersection.',
  },
};
