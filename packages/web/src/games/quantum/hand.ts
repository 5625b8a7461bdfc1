/** The player's hand at the quantum table: a ship, the deed of the bar that is meant, and what every hand holds. Pure. */
import {
  type Die,
  dieName,
  dieOf,
  geometryOf,
  ownerOf,
  type QuantumView,
  type Square,
  squareName,
} from '@tessera/games/quantum';
import { type Stepped as Step, settled } from '../../table/hand.ts';
import { type Manner, type OfferHand, offerSteps } from '../../table/offers/hand.ts';
import type { Mode, Offered } from './contract.ts';
import { bestOf, isFree } from './offers.ts';

export interface Hand extends OfferHand<Offered> {
  readonly selected: Die | undefined;
  readonly mode: Mode | undefined;
  /** A ship beside the Flagship, to be carried. */
  readonly cargo: Die | undefined;
}

export type Stepped = Step<Hand, Offered>;

/** Before anything is pressed. The first ships stand somewhere from the start: they are only moved about. */
export const emptyHand = (seq: number, offers: readonly Offered[], selected?: Die): Hand => ({
  seq,
  selected,
  mode: undefined,
  cargo: undefined,
  asking: undefined,
  pending: offers[0]?.verb === 'ships' ? offers[0] : undefined,
});

/** Done with a press on a ship alone. */
const BY_SHIP: readonly Mode[] = ['reconfigure', 'modify', 'flexible', 'resourceful'];
/** Done with a press on the number that a ship becomes. */
const BY_FACE: readonly Mode[] = ['modify', 'flexible'];
/** Done by two ships, the second of them beside the first or anywhere. */
const BY_PAIR: readonly Mode[] = ['warp', 'transport'];
/** What a ship in hand does where a square is pressed. */
export const AT_SQUARE: readonly Offered['verb'][] = ['move', 'attack', 'strike', 'deploy'];

/** What a press on a square may mean, with what is in the hand. */
export function meant(offers: readonly Offered[], { selected, mode, cargo }: Hand): readonly Offered[] {
  if (!isFree(offers)) return offers;
  if (mode === 'transport' && selected === undefined) return [];
  if (mode)
    return offers.filter(
      ({ verb, die, other }) =>
        verb === mode &&
        (selected === undefined || die === undefined || die === selected) &&
        (cargo === undefined || other === cargo),
    );
  return offers.filter(
    ({ verb, die }) =>
      verb === 'construct' || (selected !== undefined && die === selected && AT_SQUARE.includes(verb)),
  );
}

const steps = offerSteps<Offered, Hand>(({ losesActions }) => losesActions);

/** One of several ways that can be taken back is done at once: its row says all there is to know. */
export function pressOffer(hand: Hand, offered: Offered, manner: Manner): Stepped {
  const isClear = hand.asking?.includes(offered) && !offered.isLasting;
  return isClear ? { hand: settled(hand), play: offered } : steps.pressOffer(hand, offered, manner);
}

const means = (
  hand: Hand,
  found: readonly Offered[],
  manner: Manner,
  guess: string,
  standing?: Square,
): Stepped => steps.meanOneOf(hand, found, bestOf(found, standing), manner, guess);

/** A ship for a deed of the bar; of several numbers it may become, none is chosen before the player does. */
function meansShip(
  hand: Hand,
  found: readonly Offered[],
  manner: Manner,
  mode: Mode,
  guess: string,
): Stepped {
  return BY_FACE.includes(mode) && found.length > 0
    ? { hand: { ...settled(hand), asking: found } }
    : means(hand, found, manner, guess);
}

/** A ship of one's own is pressed, wherever it is. */
export function pressDie(offers: readonly Offered[], hand: Hand, die: Die, manner: Manner): Stepped {
  const { mode, selected } = hand;
  const of = (verb: Offered['verb']): readonly Offered[] => offers.filter(one => one.verb === verb);
  if (!isFree(offers)) {
    const found = offers.filter(one => one.die === die);
    return found.length > 0 ? means(hand, found, manner, '') : { hand: { ...hand, selected: die } };
  }
  if (mode && BY_SHIP.includes(mode)) {
    const found = of(mode).filter(one => one.die === die);
    return meansShip({ ...hand, selected: die }, found, manner, mode, `${mode} ${dieName(die)}`);
  }
  if (mode && BY_PAIR.includes(mode) && selected !== undefined && selected !== die) {
    const found = of(mode).filter(one => one.die === selected && one.other === die);
    if (found.length > 0)
      return mode === 'warp'
        ? means(hand, found, manner, '')
        : { hand: { ...settled(hand), cargo: hand.cargo === die ? undefined : die } };
  }
  const keeps = mode !== undefined && of(mode).some(one => one.die === die);
  if (mode && BY_PAIR.includes(mode) && selected === undefined && !keeps)
    return { hand, refused: firstOfPair(mode) };
  return {
    hand: { ...settled(hand), selected: die, mode: keeps ? mode : undefined, cargo: undefined },
  };
}

/** A square is pressed: a ship of one's own on it, a place to go to, a ship to attack, a planet. */
export function pressSquare(
  view: QuantumView,
  offers: readonly Offered[],
  hand: Hand,
  square: Square,
  manner: Manner,
): Stepped {
  if (offers[0]?.verb === 'ships') return arrange(view, offers, hand, square);
  const ship = view.ships[square] ?? -1;
  // Cargo leaves its square free to fly to; but the cargo is chosen first.
  const isLoading = hand.mode === 'transport' && hand.cargo === undefined;
  const found = oneOfEqual(view, meant(offers, hand)).filter(one => one.square === square);
  if ((found.length === 0 || isLoading) && ship >= 0 && isOwn(view, ship))
    return pressDie(offers, hand, ship, manner);
  const standing = hand.selected === undefined ? undefined : view.places[hand.selected];
  // The ship in hand is pressed to put it back as well: that it flies out and comes back is shown first.
  const careful = square === standing ? { ...manner, isCareful: true } : manner;
  return means(hand, found, careful, guessOf(view, offers, hand, square), standing);
}

/** Ships of one number in the scrapyard are alike: which of them is deployed is no question. */
const oneOfEqual = (view: QuantumView, found: readonly Offered[]): readonly Offered[] =>
  found.filter(
    ({ verb, die = -1, square }, i) =>
      verb !== 'deploy' ||
      i ===
        found.findIndex(
          one => one.verb === verb && one.square === square && view.faces[one.die ?? -1] === view.faces[die],
        ),
  );

const isOwn = (view: QuantumView, die: Die): boolean => ownerOf(die) === view.decision?.seat;

/** Q-SETUP-6: a ship goes to another orbit square; one that stood there takes its place. */
function arrange(view: QuantumView, offers: readonly Offered[], hand: Hand, square: Square): Stepped {
  const squares = hand.pending?.squares ?? [];
  const standing = squares.indexOf(square);
  const first = dieOf(view.decision?.seat ?? 0, 0);
  const lifted = hand.selected === undefined ? -1 : hand.selected - first;
  if (lifted < 0 && standing < 0) return { hand, refused: 'liftFirst' satisfies First };
  if (lifted === standing) return { hand: { ...hand, selected: undefined } };
  if (lifted < 0) return { hand: { ...hand, selected: first + standing } };
  const wanted = squares.map((one, i) =>
    i === lifted ? square : i === standing ? (squares[lifted] as Square) : one,
  );
  const pending = offers.find(one => one.squares?.every((at, i) => at === wanted[i]));
  if (!pending) return { hand, refused: `ships ${wanted.map(at => squareName(view, at)).join(' ')}` };
  return { hand: { ...hand, pending, selected: undefined } };
}

/** A deed of the bar is chosen; chosen again, it is put back. With the ship in hand it may be clear already. */
export function enter(offers: readonly Offered[], hand: Hand, mode: Mode, manner: Manner): Stepped {
  const found = offers.filter(({ verb }) => verb === mode);
  const plain = { ...settled(hand), mode: undefined, cargo: undefined };
  if (found.length === 0) return { hand: plain, refused: mode };
  if (hand.mode === mode) return { hand: plain };
  const dice = [...new Set(found.flatMap(({ die }) => die ?? []))];
  const selected = dice.includes(hand.selected ?? -1)
    ? hand.selected
    : dice.length === 1
      ? dice[0]
      : undefined;
  const begun: Hand = { ...plain, mode, selected: selected ?? (dice.length > 0 ? undefined : hand.selected) };
  const meantNow = meant(offers, begun);
  const isClear =
    meantNow.length === 1 || (selected !== undefined && BY_SHIP.includes(mode)) ? meantNow : undefined;
  if (!isClear) return { hand: begun };
  return BY_FACE.includes(mode)
    ? meansShip(begun, isClear, manner, mode, mode)
    : means(begun, isClear, { ...manner, isCareful: true }, mode);
}

/** One step back: what is chosen, the deed, then the ship. Undefined when there is nothing to put back. */
export function putBack(fresh: Hand, hand: Hand): Hand | undefined {
  if (hand.pending && hand.pending !== fresh.pending)
    return { ...hand, pending: fresh.pending, asking: undefined };
  if (hand.mode) return { ...hand, mode: undefined, cargo: undefined };
  return hand.selected === undefined ? undefined : { ...hand, selected: undefined };
}

/** The answer a press was probably meant to be, so that the rules can say why it is none. */
function guessOf(
  view: QuantumView,
  offers: readonly Offered[],
  { selected, mode }: Hand,
  square: Square,
): string {
  const at = squareName(view, square);
  const verb = offers[0]?.verb;
  if (!isFree(offers)) return `${verb === 'take' ? 'place' : verb} ${at}`;
  if (selected === undefined) return firstOf(view, mode, square);
  const die = dieName(selected);
  if (mode === 'nomadic' || mode === 'deploy') return `${mode} ${die} ${at}`;
  const ship = view.ships[square] ?? -1;
  return ship >= 0 ? `attack ${die} ${at} from ${placeText(view, selected)}` : `move ${die} ${at}`;
}

/** Of two ships: the one that flies is chosen before the other. */
const firstOfPair = (mode: Mode): string => `?${mode}First`;

/** Sentences about what comes first, where a press alone means nothing. */
export type First = 'shipFirst' | 'ownFirst' | 'liftFirst';

/** Without a ship in hand: a planet is meant to get a cube; anything else lacks a ship, or whatever the deed begins with. */
function firstOf(view: QuantumView, mode: Mode | undefined, square: Square): string {
  const isPlanet = (geometryOf(view.map).planetOn[square] ?? -1) >= 0;
  if (isPlanet && (mode === undefined || mode === 'construct'))
    return `construct ${squareName(view, square)}`;
  if (mode) return BY_PAIR.includes(mode) ? firstOfPair(mode) : `?${mode}`;
  return ((view.ships[square] ?? -1) >= 0 ? 'ownFirst' : 'shipFirst') satisfies First;
}

const placeText = (view: QuantumView, die: Die): string => {
  const place = view.places[die] ?? -1;
  return place < 0 ? '0,0' : squareName(view, place);
};
