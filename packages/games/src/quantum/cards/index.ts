/** Section 10: the two decks, in the order of the rules page; a card is its index in this list. */
export const COMMANDS = [
  'agile',
  'arrogant',
  'brilliant',
  'cerebral',
  'clever',
  'conformist',
  'cruel',
  'cunning',
  'curious',
  'dangerous',
  'eager',
  'energetic',
  'ferocious',
  'flexible',
  'ingenious',
  'intelligent',
  'nomadic',
  'plundering',
  'precocious',
  'rational',
  'ravenous',
  'relentless',
  'resourceful',
  'righteous',
  'scrappy',
  'stealthy',
  'strategic',
  'stubborn',
  'tactical',
  'tyrannical',
  'warlike',
] as const;
type CommandName = (typeof COMMANDS)[number];

/** Q-COMP-5: kinds of Gambit with their copies. */
export const GAMBITS = [
  { name: 'expansion', copies: 8 },
  { name: 'aggression', copies: 4 },
  { name: 'momentum', copies: 4 },
  { name: 'relocation', copies: 2 },
  { name: 'reorganization', copies: 2 },
  { name: 'sabotage', copies: 2 },
] as const;
type GambitName = (typeof GAMBITS)[number]['name'];

/** A Command by its index from 0, a kind of Gambit after the last Command. */
export type Card = number;
export type CardName = CommandName | GambitName;

export const CARD_NAMES: readonly CardName[] = [...COMMANDS, ...GAMBITS.map(({ name }) => name)];
const cardOf = (name: CardName): Card => CARD_NAMES.indexOf(name);
export const isCommand = (card: Card): boolean => card < COMMANDS.length;

/** Both decks before they are shuffled (Q-RNG-3). */
export const FULL_DECKS: Readonly<Record<'command' | 'gambit', readonly Card[]>> = {
  command: COMMANDS.map((_, card) => card as Card),
  gambit: GAMBITS.flatMap(({ name, copies }) => Array<Card>(copies).fill(cardOf(name))),
};

/** Cards by name, for the rules that refer to them. */
export const CARD = Object.fromEntries(CARD_NAMES.map((name, card) => [name, card])) as Readonly<
  Record<CardName, Card>
>;
