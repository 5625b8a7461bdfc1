/** Options of rift in Czech, for the page that prepares a match. */
import type { OptionText } from '../index.ts';

export const cs: OptionText = {
  camp: {
    label: 'Tábory',
    meaning: 'Které dvě řady každý obsadí před hrou.',
    values: { inset: 'druhá a třetí řada', outer: 'první a druhá řada' },
  },
  setupOrder: {
    label: 'Stavění',
    meaning:
      'Kříže napřed je snazší: desku poznáte dřív, než postavíte kameny. Nebo hrajte hned, kameny už stojí.',
    values: { crossesLast: 'kříže nakonec', crossesFirst: 'kříže napřed', ready: 'kameny už stojí' },
  },
  firstPlayer: {
    label: 'Kdo začíná',
    meaning: 'Kdo začíná, staví i táhne jako první.',
    values: { w: 'Bílý', b: 'Černý', random: 'vylosovat' },
  },
  crossSpacing: {
    label: 'Vzdálenost křížů',
    meaning: 'Jak blízko u sebe smějí stát dva kříže.',
    values: { manhattan2: 'smějí sdílet konec ramene', disjoint: 'nesdílejí nic' },
  },
  legOneCapture: {
    label: 'Brát před zahnutím',
    meaning: 'Hvězda i jehlan smějí skočit už v prvním úseku a tam skončit.',
    values: { true: 'ano', false: 'ne' },
  },
  turningPointCapture: {
    label: 'Brát na zlomu',
    meaning:
      'Hvězda i jehlan smějí přeskočit figurku na svém zlomu a dopadnout hned o krok dál do strany. Jiný výklad pravidel.',
    values: { true: 'ano', false: 'ne' },
  },
  rectangleOverCross: {
    label: 'Obdélník skáče přes kříže',
    meaning: 'Nebo ho kříže zastaví stejně jako ostatní kameny.',
    values: { true: 'ano', false: 'ne' },
  },
  largeSlideCapture: {
    label: 'Jak bere velký posuvník',
    meaning: 'Která z jeho dvou linií se zastaví těsně za sebranou figurkou.',
    values: { either: 'kterákoli', leading: 'přední', trailing: 'zadní' },
  },
  armEndSlides: {
    label: 'Posuvníky na koncích ramen',
    meaning: 'Zda smí posuvník ležet podél ramene kříže.',
    values: { any: 'jakkoli', perpendicular: 'jen napříč' },
  },
  pivotOntoArmEnd: {
    label: 'Otočení na konec ramene',
    meaning: 'Zda smí pohyblivá linie velkého posuvníku skončit na konci ramene.',
    values: { true: 'ano', false: 'ne' },
  },
  forcedDrop: {
    label: 'Povinné nasazení',
    meaning: 'Zda smí osamělý Teserakt hned vyhrát, místo aby nasadil figurku.',
    values: { strict: 'vždy nasadit', exceptWin: 'smí vyhrát' },
  },
  bareTesseractLoses: {
    label: 'Holý Teserakt prohrává',
    meaning: 'Kdo ztratí všechny ostatní figurky, prohrává.',
    values: { true: 'ano', false: 'ne' },
  },
  endgameImmobilisation: {
    label: 'Zablokovaný s válcem',
    meaning: 'Teserakt, který se nemůže pohnout, prohrává, i když mu zbývá válec. Jiný výklad pravidel.',
    values: { true: 'prohrává', false: 'hraje dál' },
  },
  repetition: {
    label: 'Opakování',
    meaning: 'Co se stane, když by stejná pozice nastala potřetí.',
    values: { forbidden: 'potřetí zakázáno', adjudicated: 'potřetí rozhodnou figurky', off: 'bez omezení' },
  },
  stallLimit: {
    label: 'Limit klidných tahů',
    meaning: 'Počet tahů bez braní a nasazení, po kterém rozhodnou figurky.',
    values: { null: 'žádný' },
  },
  closingRift: {
    label: 'Trhlina se zavírá',
    meaning:
      'Domácí varianta. Po 40 klidných tazích se Teseraktům zavře vnější prstenec a pak každých 12 tahů další: Teserakt, který tam skončí tah, je ztracen. Braní nebo nasazení všechny zase otevře. Z 200 partií mezi stejně silnými roboty se všechny rozhodly na desce, tři ze čtyř zavřeným prstencem, jedna ze čtyř braním; bez této varianty jen dvě z 200.',
    values: { true: 'ano', false: 'ne' },
  },
};
