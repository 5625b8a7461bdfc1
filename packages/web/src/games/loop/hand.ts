/** Selection state of the loop table: the selected answer and its alternatives. Pure. */
import { AGENT_CODES, contentOf, DIMENSIONS, ERAS, type LoopView, MISSIONS } from '@tessera/games/loop';
import { type Stepped as Step, settled } from '../../table/hand.ts';
import { type Manner, type OfferHand, offerSteps } from '../../table/offers/hand.ts';
import type { Offered, Thing } from './contract.ts';
import { isFree, keyOf } from './offers.ts';

export type Hand = OfferHand<Offered>;

export type Stepped = Step<Hand, Offered>;

export const emptyHand = (seq: number): Hand => ({ seq, asking: undefined, pending: undefined });

const { pressOffer, meanOneOf } = offerSteps<Offered, Hand>(({ verb }) => verb === 'endActions');

export { pressOffer };

/** Answers that a press on a piece may mean: those about it, else about the pieces at that era. */
function meant(view: LoopView, offers: readonly Offered[], thing: Thing): readonly Offered[] {
  const key = keyOf(thing);
  const found = offers.filter(one => one.thing && keyOf(one.thing) === key);
  // The free step comes before the paid one.
  if (found.length > 0 || thing.kind !== 'era' || isFree(offers))
    return found.toSorted((a, b) => Number(b.verb === 'freeMove') - Number(a.verb === 'freeMove'));
  return offers.filter(one => one.thing && standsAt(view, one.thing) === thing.era);
}

/** The era of a clone or an agent. */
function standsAt({ tokens, eras }: LoopView, thing: Thing): number | undefined {
  if (thing.kind === 'token') return tokens[thing.token];
  return thing.kind === 'agent' ? eras[thing.agent] : undefined;
}

export function pressThing(
  view: LoopView,
  offers: readonly Offered[],
  hand: Hand,
  thing: Thing,
  manner: Manner,
): Stepped {
  const found = meant(view, offers, thing);
  return meanOneOf(hand, found, found[0], manner, guessOf(view, offers, thing));
}

/** Clears the selection; undefined without one. */
export const putBack = (hand: Hand): Hand | undefined => (hand.pending ? settled(hand) : undefined);

/** The answer that an illegal press probably meant, so that the rules can explain it. */
function guessOf(view: LoopView, offers: readonly Offered[], thing: Thing): string {
  const name = nameOf(view, thing);
  if (!isFree(offers)) return name;
  switch (thing.kind) {
    case 'era':
      return `${view.battery[view.active] ? 'freeMove' : 'move'} ${name}`;
    case 'card':
      return view.available.flat().includes(thing.card) ? `${NOTHING}card` : `useCard ${name}`;
    case 'dimension':
      return `loop ${name}`;
    case 'mission':
      return `claim ${name}`;
    default:
      return `${NOTHING}${thing.kind}`;
  }
}

/** Begins the guess for a press that means nothing during actions; the kind of the piece follows. */
export const NOTHING = '? ';

/** Name of a piece in notation. */
function nameOf(view: LoopView, thing: Thing): string {
  const { cards, tokens, ultras } = contentOf(view);
  switch (thing.kind) {
    case 'era':
      return ERAS[thing.era] ?? '';
    case 'card':
      return cards[thing.card]?.id ?? '';
    case 'token':
      return tokens[thing.token]?.id ?? '';
    case 'agent':
      return AGENT_CODES[view.agents[thing.agent] ?? 0] ?? '';
    case 'mission':
      return MISSIONS[thing.mission]?.id ?? '';
    case 'ultra':
      return ultras[thing.ultra]?.id ?? '';
    case 'dimension':
      return DIMENSIONS[thing.dimension] ?? '';
    default:
      return thing satisfies never;
  }
}
