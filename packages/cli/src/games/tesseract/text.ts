/** What the terminal says at a table of tesseract only. */
import type { Language } from '../../words.ts';

const en = {
  help: [
    '  cards           what the cards on the table and the researchers say',
    '  symbols         what the symbols of the base do',
    'Cubes: Y yellow, O orange, P purple, B blue. y? is a cube of which only the colour was seen, ?? not even that.',
    'On the Tesseract * marks what can be taken, ! what is primed next. Stacks are named x,y: 0,3 is below on the left.',
  ],
  turn: 'Turn {turn}: {lab}, {phase}',
  actions: 'actions {actions}',
  breaches: 'breaches {track} {breach} of 7',
  wards: 'wards {wards}',
  skips: 'primes skipped {skips}',
  layer: 'layer {layer}',
  base: 'base',
  contained: 'contained {count} of 24',
  primed: 'primed: {cubes}',
  nothing: 'nothing',
  danger: '{cubes} (one more breaches)',
  outlook: 'chance of a breach before the next turn: {chance} %',
  outlookAbout: 'chance of a breach before the next turn: about {chance} %',
  next: 'next primed: {cells}',
  columns: 'containment cards',
  states: { hidden: '-', revealed: 'r', unlocked: 'U', used: 'x', discarded: 'x' },
  stateNames: {
    hidden: 'hidden',
    revealed: 'revealed',
    unlocked: 'unlocked, use {column}',
    used: 'used',
    discarded: 'discarded',
  },
  destroyed: 'destroyed: {cubes}',
  decks: 'cards left of level 2, 3, 4: {decks}',
  wish: '{lab}: {decision} The wish is "{wish}".',
  wishStep: '{lab}: {decision} The wish is "{wish}", and who asks may change it by one.',
  won: 'You have won together. {reason}',
  lost: 'You have lost together. {reason}',
} as const;

/** The same keys with any words. */
type Texts<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]: Texts<T[K]> };

export type TesseractPlayText = Texts<typeof en>;

const fr: TesseractPlayText = {
  help: [
    '  cards           ce que disent les cartes visibles et les scientifiques',
    '  symbols         ce que font les symboles du socle',
    'Cubes : Y jaune, O orange, P violet, B bleu. y? : seule la couleur a été vue ; ?? : pas même elle.',
    'Sur le Tesseract * marque ce qui se prend, ! ce qui sera amorcé. Les colonnes se nomment x,y : 0,3 est en bas à gauche.',
  ],
  turn: 'Tour {turn} : {lab}, {phase}',
  actions: 'actions {actions}',
  breaches: 'brèches {track} {breach} sur 7',
  wards: 'événements à annuler {wards}',
  skips: 'phases sans amorçage {skips}',
  layer: 'étage {layer}',
  base: 'socle',
  contained: 'confinés {count} sur 24',
  primed: 'amorcés : {cubes}',
  nothing: 'aucun',
  danger: '{cubes} (un de plus ouvre une brèche)',
  outlook: 'risque de brèche avant le prochain tour : {chance} %',
  outlookAbout: 'risque de brèche avant le prochain tour : environ {chance} %',
  next: 'prochain amorcé : {cells}',
  columns: 'cartes Confinement',
  states: { hidden: '-', revealed: 'r', unlocked: 'U', used: 'x', discarded: 'x' },
  stateNames: {
    hidden: 'cachée',
    revealed: 'révélée',
    unlocked: 'débloquée, use {column}',
    used: 'utilisée',
    discarded: 'défaussée',
  },
  destroyed: 'détruits : {cubes}',
  decks: 'cartes restantes de niveau 2, 3, 4 : {decks}',
  wish: '{lab} : {decision} Le souhait est « {wish} ».',
  wishStep: '{lab} : {decision} Le souhait est « {wish} », et qui demande pourra le changer d’un cran.',
  won: 'Vous avez gagné ensemble. {reason}',
  lost: 'Vous avez perdu ensemble. {reason}',
};

const cs: TesseractPlayText = {
  help: [
    '  cards           co říkají karty na stole a výzkumníci',
    '  symbols         co dělají symboly základny',
    'Kostky: Y žlutá, O oranžová, P fialová, B modrá. y? je kostka, u níž je známa jen barva, ?? ani ta ne.',
    'V Teseraktu * značí, co lze vzít, ! co se zhroutí příště. Sloupce mají jména x,y: 0,3 je vlevo dole.',
  ],
  turn: 'Tah {turn}: {lab}, {phase}',
  actions: 'akce {actions}',
  breaches: 'trhliny {track} {breach} ze 7',
  wards: 'události ke zrušení {wards}',
  skips: 'fáze bez zhroucení {skips}',
  layer: 'patro {layer}',
  base: 'základna',
  contained: 'stabilizováno {count} z 24',
  primed: 'zhroucené: {cubes}',
  nothing: 'žádné',
  danger: '{cubes} (další otevře trhlinu)',
  outlook: 'riziko trhliny do příštího tahu: {chance} %',
  outlookAbout: 'riziko trhliny do příštího tahu: asi {chance} %',
  next: 'příště se zhroutí: {cells}',
  columns: 'karty objevu',
  states: { hidden: '-', revealed: 'r', unlocked: 'U', used: 'x', discarded: 'x' },
  stateNames: {
    hidden: 'skrytá',
    revealed: 'odkrytá',
    unlocked: 'zpřístupněná, use {column}',
    used: 'využitá',
    discarded: 'odhozená',
  },
  destroyed: 'anihilované: {cubes}',
  decks: 'zbývající karty úrovně 2, 3, 4: {decks}',
  wish: '{lab}: {decision} Přání je „{wish}“.',
  wishStep: '{lab}: {decision} Přání je „{wish}“ a kdo žádá, smí kostku změnit o jedna.',
  won: 'Společně jste vyhráli. {reason}',
  lost: 'Společně jste prohráli. {reason}',
};

export const TESSERACT_PLAY_TEXT: Readonly<Record<Language, TesseractPlayText>> = { en, fr, cs };
