/**
 * What the player has begun and not finished: the action chosen, the list that is open, the tap that waits for
 * its confirmation. Pure: every press gives a new hand, and perhaps an answer to play.
 */
import { type ActionVerb, isAction, type Offer, type Said, saidOf } from './answers.ts';

/** Entries of a list beside what was pressed: an answer, or an action that asks on. */
export type Entry = { readonly said: Said } | { readonly mode: ActionVerb };

export interface Asking {
  /** What was pressed, or the action whose answers are listed. */
  readonly about: string;
  readonly entries: readonly Entry[];
}

export interface Hand {
  readonly mode: ActionVerb | undefined;
  readonly asking: Asking | undefined;
  readonly pending: Said | undefined;
}

export const EMPTY_HAND: Hand = { mode: undefined, asking: undefined, pending: undefined };

export interface Stepped {
  readonly hand: Hand;
  /** To be played now. */
  readonly play?: string;
  /** Nothing legal was meant; the rules can say why when asked about this. */
  readonly refused?: string;
}

/** Answers that a press may mean now: all, or those of the chosen action. */
function meant(offer: Offer, { mode }: Hand): readonly Said[] {
  return mode ? saidOf(offer, mode) : offer.all;
}

/** The sets of an Action phase are many: outside of their action one entry stands for them. */
function entriesOf(found: readonly Said[], { mode }: Hand, offer: Offer): readonly Entry[] {
  const sets = found.filter(said => said.verb === 'contain');
  if (mode || !offer.isFree || sets.length < 2) return found.map(said => ({ said }));
  const rest = found.filter(said => said.verb !== 'contain');
  return [...rest.map(said => ({ said })), { mode: 'contain' }];
}

/** A cube or stack is pressed. */
export function press(offer: Offer, hand: Hand, target: string, mustConfirm: boolean): Stepped {
  const found = meant(offer, hand).filter(said => said.targets.includes(target));
  const closed: Hand = { ...hand, asking: undefined, pending: undefined };
  const [only] = found;
  if (!only) return { hand: closed, refused: guessOf(offer, hand, target) };
  if (found.length > 1) {
    return { hand: { ...closed, asking: { about: target, entries: entriesOf(found, hand, offer) } } };
  }
  if (mustConfirm && hand.pending?.text !== only.text) return { hand: { ...closed, pending: only } };
  return { hand: EMPTY_HAND, play: only.text };
}

/** An action of the bar is chosen; chosen again, it is put back. */
export function choose(offer: Offer, hand: Hand, verb: ActionVerb): Stepped {
  const found = saidOf(offer, verb);
  const [only] = found;
  if (!only) return { hand: EMPTY_HAND, refused: verb };
  if (hand.mode === verb) return { hand: EMPTY_HAND };
  if (verb === 'specialize') return { hand: EMPTY_HAND, play: only.text };
  return { hand: { mode: verb, asking: listOf(verb, found), pending: undefined } };
}

/** The largest set first: what is left of it is rolled for a better card (T-CONTAIN-6). */
const bySize = (a: Said, b: Said): number => b.words.length - a.words.length;

/** Cards and sets are chosen from a list; cubes by pressing them. */
const listOf = (verb: ActionVerb, found: readonly Said[]): Asking | undefined =>
  verb === 'study' || verb === 'contain'
    ? { about: verb, entries: found.toSorted(bySize).map(said => ({ said })) }
    : undefined;

/** An entry of the open list, or a button that names a whole answer. */
export function take(offer: Offer, hand: Hand, entry: Entry): Stepped {
  if ('mode' in entry) return choose(offer, { ...hand, mode: undefined }, entry.mode);
  return { hand: EMPTY_HAND, play: entry.said.text };
}

/** The end of the phase rolls dice: with actions unspent it is asked for twice (T-TURN-3). */
export function end(offer: Offer, hand: Hand, isUnspent: boolean): Stepped {
  const [said] = saidOf(offer, 'end');
  if (!said) return { hand, refused: 'end' };
  if (isUnspent && hand.pending?.verb !== 'end') return { hand: { ...EMPTY_HAND, pending: said } };
  return { hand: EMPTY_HAND, play: said.text };
}

export const confirm = (hand: Hand): Stepped =>
  hand.pending ? { hand: EMPTY_HAND, play: hand.pending.text } : { hand };

/** One step back: the tap, the list beside a cube, then the action. Undefined when there is nothing to put back. */
export function putBack(offer: Offer, hand: Hand): Hand | undefined {
  const { mode, asking, pending } = hand;
  if (pending) return { ...hand, pending: undefined };
  if (mode && asking && asking.about !== mode) return { ...hand, asking: listOf(mode, saidOf(offer, mode)) };
  return asking || mode ? EMPTY_HAND : undefined;
}

/** Answers with a button of their own: those no cube or stack stands for. */
const buttonsOf = (offer: Offer): readonly Said[] =>
  offer.all.filter(said => said.targets.length === 0 && !(offer.isFree && isBarred(said)));

/** More cubes than this are only pressed where they lie. */
const LISTED = 6;

/**
 * Answers shown as buttons: those without a cube, and cubes too while they are few. Destroyed cubes always: they lie
 * nowhere.
 */
export function listedOf(offer: Offer, isPhone = false): readonly Said[] {
  const buttons = buttonsOf(offer);
  if (offer.isFree) return buttons;
  // A phone has no room to say twice what glows above.
  if (offer.all.length <= LISTED && !isPhone) return offer.all;
  return offer.all.filter(said => buttons.includes(said) || said.words[0]?.startsWith('destroyed:'));
}

/** In an Action phase cards are played from the hand and the board, actions from the bar. */
const isBarred = (said: Said): boolean =>
  isAction(said.verb) || said.verb === 'play' || said.verb === 'use' || said.verb === 'end';

/** Everything that can be pressed now with an effect. */
export const targetsOf = (offer: Offer, hand: Hand): ReadonlySet<string> =>
  new Set(meant(offer, hand).flatMap(said => said.targets));

/**
 * What glows: in an Action phase without a chosen action only the cubes to remove, or nothing would stand out.
 */
export function glowingOf(offer: Offer, hand: Hand): ReadonlySet<string> {
  if (!offer.isFree || hand.mode) return targetsOf(offer, hand);
  return new Set(saidOf(offer, 'remove').flatMap(said => said.targets));
}

/** The answer a press was probably meant to be, so that the rules can say why it is none. */
function guessOf(offer: Offer, { mode }: Hand, target: string): string {
  const isStack = /^\d,\d$/.test(target);
  const isPlacing = offer.byVerb.has('to');
  if (!offer.isFree) return isStack && isPlacing ? `to ${target}` : `pick ${target}`;
  const kind = target.split(':')[1] ?? target;
  if (isStack) return `remove ${target}`;
  if (mode === 'transfer') return `transfer ${target} ${target.startsWith('A') ? 'B' : 'A'}`;
  if (mode === 'contain') return `contain ${kind}`;
  return `adjust ${target} +`;
}
