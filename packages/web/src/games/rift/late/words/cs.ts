/** Text of the rift table that few games need, in Czech. */
import type { LateWords } from './index.ts';

export const cs: LateWords = {
  first: 'Nejdřív vyberte svůj kámen na desce nebo v zásobě a potom průsečík.',
  stuck: 'S {piece|p7} na {at} teď nelze táhnout. {way} V cestě: {blockers}.',
  blocker: '{what} na {at}',
  failed: 'Naplánovaný tah {move} už není možný.',
  looks: {
    coordinates: 'Souřadnice',
    figurines: 'Značky kamenů v seznamu tahů',
    on: 'Ano',
    off: 'Ne',
  },
  position: {
    title: 'Pozice slovy',
    toMove: 'Na tahu je {colour}.',
    ended: 'Hra skončila.',
    side: '{colour}: figurky na desce {board}, v zásobě {reserve}, ztracené {lost}.',
    danger: 'Ohrožené kameny {colour|ho}: {pieces}.',
    safe: 'Žádný kámen {colour|ho} není ohrožený.',
    pieces: 'Kameny {colour|ho}',
    slide: '{piece} na {at}, leží {way}',
    cross: '{piece} na {at}, konce ramen {ends}',
    piece: '{piece} na {at}',
    go: 'Výběrem kamene v seznamu přejdete na jeho průsečík.',
  },
};
