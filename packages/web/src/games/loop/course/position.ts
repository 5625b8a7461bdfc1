/** Positions of the courses of loop, from a few words. */

export interface Change {
  /** Era of the Time Prowler, who is to act, and her hand; an asterisk marks an exhausted card. */
  readonly era?: string;
  readonly hand?: string;
  /** True if her batteries are empty. */
  readonly isEmpty?: boolean;
  /** Era of Cztwyzzek. */
  readonly partner?: string;
  readonly foo?: string;
  /** Eras that Dr Foo has yet to visit in this cycle, the next one first. */
  readonly fooPile?: string;
  readonly cycle?: number;
  /** Seven numbers, from the Dawn of Time to the End of Times. */
  readonly rifts?: string;
  readonly energy?: string;
  readonly perpetual?: string;
  /** Clones by era, with commas inside an era and slashes between eras; the others likewise. */
  readonly clones?: string;
  readonly available?: string;
  readonly missions?: string;
  readonly archived?: string;
  readonly vortices?: string;
  readonly supasDestroyed?: string;
  readonly centrifuges?: string;
  readonly ultra?: string;
  readonly ultraPile?: string;
}

const CODES = ['dawn', 'medieval', 'renaissance', 'industry', 'globalization', 'robots', 'end'];
const ERAS = CODES.length;
/** Clones far from Dr Foo, so that throws stay small. */
export const CLONES = 'C-0-3/C-1-5//C-3-6///';
/** Some energy, none of it with the Time Prowler. */
export const ENERGY = '1110001';
const STARTING = 6;
const PLACES = '//////';
const listOf = (text = ''): readonly string[] => text.split(' ').filter(Boolean);
const numbersOf = (text = '0000000'): readonly number[] => Array.from(text, Number);
const placesOf = (text = PLACES): readonly (readonly string[])[] =>
  text.split('/').map(place => place.split(',').filter(Boolean));
const tokensOf = (text = PLACES): readonly (string | null)[] => text.split('/').map(token => token || null);

/** Six cards of an agent: those in hand, and the others as draw pile. */
function cardsOf(
  agent: string,
  hand: readonly string[],
): { hand: readonly string[]; draw: readonly string[] } {
  const all = Array.from({ length: STARTING }, (_, i) => `S-${agent}-${i + 1}`);
  return { hand, draw: all.filter(card => !hand.some(held => held.startsWith(card))) };
}

const MISSIONS = [
  ...['M-CLEAN', 'M-CLONE-ALL', 'M-CLONE-FOO', 'M-ENCIRCLE', 'M-ENERGY-HERE'],
  ...['M-GRID', 'M-LOOP-ALL', 'M-LOOP-FOO', 'M-RIFT-ALL', 'M-RIFT-FOO'],
];

/** The usual missions: those of Dr Foo's era are revealed. */
const USUAL = '?M-ENERGY-HERE/?M-ENCIRCLE/?M-CLONE-FOO/?M-CLONE-ALL/M-LOOP-FOO/M-RIFT-FOO/?M-RIFT-ALL';

/** Big Deck in an order that looks shuffled. */
const BIG_DECK = Array.from({ length: 49 }, (_, i) => `A-${String(((10 * i) % 49) + 1).padStart(2, '0')}`);

/** A turn in which nothing has been done yet. */
const FRESH = {
  phase: 'actions',
  active: 'prowler',
  loops: 0,
  powerUsed: false,
  claimed: [],
  actions: 0,
  grid: false,
  destroyed: [],
  seats: 2,
  holders: [0, 1],
  known: [0, 0],
  discard: [[], []],
  centrifugesDestroyed: [],
  ultraDestroyed: [],
  pending: [],
  outcome: null,
};

/** The Time Prowler is seat 0 and to act. */
export function positionOf(change: Change): string {
  const { era = 'globalization', foo = 'dawn', cycle = 1, partner = 'dawn' } = change;
  const fooPile = listOf(change.fooPile ?? 'renaissance end industry globalization robots medieval');
  const yours = cardsOf('TP', listOf(change.hand ?? 'S-TP-1 S-TP-3 S-TP-4'));
  const theirs = cardsOf('CZ', ['S-CZ-1', 'S-CZ-2', 'S-CZ-3']);
  const clones = placesOf(change.clones);
  const available = placesOf(change.available);
  const missions = tokensOf(change.missions ?? USUAL);
  const archived = listOf(change.archived);
  const known = [...missions, ...archived].map(mission => mission?.replace(/^\?|:.*/g, ''));
  const supas = new Set([...clones.flat(), ...listOf(change.supasDestroyed)]);
  return JSON.stringify({
    ...FRESH,
    turn: ERAS * cycle - (change.ultra ? ERAS - 1 - CODES.indexOf(foo) : fooPile.length),
    ...{ cycle, foo, fooPile, clones, available, missions, archived },
    rifts: numbersOf(change.rifts),
    energy: numbersOf(change.energy),
    perpetual: numbersOf(change.perpetual),
    removed: MISSIONS.filter(mission => !known.includes(mission)).map(mission => `?${mission}`),
    vortices: listOf(change.vortices),
    bigDeck: BIG_DECK.filter(card => !available.flat().includes(card)),
    agents: [
      { agent: 'prowler', era, battery: !change.isEmpty, hand: yours.hand },
      { agent: 'cztwyzzek', era: partner, battery: true, hand: theirs.hand },
    ],
    draw: [yours.draw, theirs.draw],
    supasDestroyed: listOf(change.supasDestroyed),
    supasUnused: CODES.map((_, i) => `SC-${i}`).filter(supa => !supas.has(supa)),
    centrifuges: tokensOf(change.centrifuges),
    ultra: placesOf(change.ultra),
    ultraPile: listOf(change.ultraPile),
  });
}
