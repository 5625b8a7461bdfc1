/** The player's hand at the loop table: what is chosen, and what else the last press may mean. Pure. */
import { AGENT_CODES, contentOf, DIMENSIONS, ERAS, type LoopView, MISSIONS } from '@tessera/games/loop';
import { type Hand as AnyHand, mean, type Stepped as Step, settled } from '../../table/hand.ts';
import type { Offered, Thing } from './contract.ts';
import { isFree, keyOf } from './offers.ts';

/** `asking`: all that the last press may mean, where it is more than one; the chosen one is among them. */
export type Hand = AnyHand<Offered, readonly Offered[]>;

export type Stepped = Step<Hand, Offered>;

/** What is chosen first and done second. */
export interface Manner {
  /** A finger covers what it presses. */
  readonly isTouch: boolean;
  readonly isOneClick: boolean;
}

const mustChoose = ({ isLasting, verb }: Offered, { isTouch, isOneClick }: Manner): boolean =>
  isTouch || (!isOneClick && (isLasting || verb === 'endActions'));

export const emptyHand = (seq: number): Hand => ({ seq, asking: undefined, pending: undefined });

const isSame = (a: Offered, b: Offered): boolean => a.text === b.text;

/** An answer is meant as it is: a button, a row of a list, or another of those that are asked about. */
export function pressOffer(hand: Hand, offered: Offered, manner: Manner): Stepped {
  const isOther = hand.asking?.includes(offered) && hand.pending !== offered;
  if (isOther) return { hand: { ...hand, pending: offered } };
  return mean(hand, offered, mustChoose(offered, manner), isSame);
}

/** What a press on a thing may mean: answers about it, else about what stands there. */
function meant(view: LoopView, offers: readonly Offered[], thing: Thing): readonly Offered[] {
  const key = keyOf(thing);
  const found = offers.filter(one => one.thing && keyOf(one.thing) === key);
  // A free step is worth more than one that is paid for.
  if (found.length > 0 || thing.kind !== 'era' || isFree(offers))
    return found.toSorted((a, b) => Number(b.verb === 'freeMove') - Number(a.verb === 'freeMove'));
  return offers.filter(one => one.thing && standsAt(view, one.thing) === thing.era);
}

/** The era where a clone or an agent stands. */
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
  const [first] = found;
  if (!first) return { hand: settled(hand), refused: guessOf(view, offers, thing) };
  const again = found.find(one => hand.pending && isSame(one, hand.pending));
  if (again) return { hand: settled(hand), play: again };
  if (found.length > 1) return { hand: { ...hand, pending: first, asking: found } };
  return mean(hand, first, mustChoose(first, manner), isSame);
}

/** One step back: what is chosen. Undefined when there is nothing to put back. */
export const putBack = (hand: Hand): Hand | undefined => (hand.pending ? settled(hand) : undefined);

/** The answer a press was probably meant to be, so that the rules can say why it is none. */
function guessOf(view: LoopView, offers: readonly Offered[], thing: Thing): string {
  const name = nameOf(view, thing);
  if (!isFree(offers)) return name;
  switch (thing.kind) {
    case 'era':
      return `${view.battery[view.active] ? 'freeMove' : 'move'} ${name}`;
    case 'card':
      return `useCard ${name}`;
    case 'dimension':
      return `loop ${name}`;
    case 'mission':
      return `claim ${name}`;
    default:
      return name;
  }
}

/** In notation. */
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
