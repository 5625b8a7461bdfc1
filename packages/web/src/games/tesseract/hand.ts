/** Selection state of the tesseract table: the common state, and the selected action. Pure. */
import { type Hand as AnyHand, type Stepped as AnyStep, confirm, mean, settled } from '../../table/hand.ts';
import { type ActionVerb, isAction, type Offer, type Said, saidOf } from './answers.ts';

/** Entry of the popup list: an answer, or an action with further choices. */
export type Entry = { readonly said: Said } | { readonly mode: ActionVerb };

export interface Asking {
  /** The pressed target, or the action whose answers are listed. */
  readonly about: string;
  readonly entries: readonly Entry[];
}

export interface Hand extends AnyHand<Said, Asking> {
  readonly mode: ActionVerb | undefined;
}

export const emptyHand = (seq: number): Hand => ({
  seq,
  mode: undefined,
  asking: undefined,
  pending: undefined,
});

export type Stepped = AnyStep<Hand, Said>;

/** Input mode. Mouse and finger confirm the same answers: those that cannot be undone. */
export interface Manner {
  /** True for phones, on which highlighted cubes have no extra buttons. */
  readonly isTouch: boolean;
  mustChoose(said: Said): boolean;
}

/**
 * Verbs that always need confirmation: they end a turn, usually reveal what is below (T-INFO-3), or have a
 * cube to select.
 */
const ALWAYS: readonly Said['verb'][] = ['end', 'remove', 'contain'];

/** T-DEC-7: answers that draw chance or reveal something cannot be undone. */
export const mannerOf = (
  lasting: Readonly<Record<string, unknown>>,
  isTouch: boolean,
  isOneClick: boolean,
): Manner => ({
  isTouch,
  mustChoose: ({ text, verb }) => !isOneClick && (ALWAYS.includes(verb) || text in lasting),
});

/** Answers that a press may mean now: all, or those of the selected action. */
function meant(offer: Offer, { mode }: Hand): readonly Said[] {
  return mode ? saidOf(offer, mode) : offer.all;
}

/** Sets in an Action phase are many: without the action one entry stands for all of them. */
function entriesOf(found: readonly Said[], { mode }: Hand, offer: Offer): readonly Entry[] {
  const sets = found.filter(said => said.verb === 'contain');
  if (mode || !offer.isFree || sets.length < 2) return found.map(said => ({ said }));
  const rest = found.filter(said => said.verb !== 'contain');
  return [...rest.map(said => ({ said })), { mode: 'contain' }];
}

const isSame = (a: Said, b: Said): boolean => a.text === b.text && a.goer === b.goer;

/** A set with several cubes that may go always needs a selection. */
const mustChoose = (said: Said, manner: Manner): boolean =>
  manner.mustChoose(said) || (said.goes?.length ?? 0) > 1;

/** Clears the state when an answer is played. */
const done = (step: Stepped): Stepped => (step.play ? { ...step, hand: emptyHand(step.hand.seq) } : step);

/** Handles a press on a cube or stack. */
export function press(offer: Offer, hand: Hand, target: string, manner: Manner): Stepped {
  const { pending } = hand;
  // In a selected set, a press on another cube replaces the one that goes; a press on the same one confirms.
  if (pending?.goes?.includes(target))
    return done(mean<Said, Hand>(hand, { ...pending, goer: target }, manner.mustChoose(pending), isSame));
  const found = meant(offer, hand).filter(said => said.targets.includes(target));
  const [only] = found;
  if (!only) return { hand: settled(hand), refused: guessOf(offer, hand, target) };
  if (found.length === 1) return done(mean(hand, only, mustChoose(only, manner), isSame));
  return { hand: { ...settled(hand), asking: { about: target, entries: entriesOf(found, hand, offer) } } };
}

/** Selects an action of the bar; a second press clears it. */
export function choose(offer: Offer, hand: Hand, verb: ActionVerb, manner: Manner): Stepped {
  const found = saidOf(offer, verb);
  const [only] = found;
  const empty = emptyHand(hand.seq);
  if (!only) return { hand: empty, refused: verb };
  if (verb === 'specialize') return take(offer, hand, { said: only }, manner);
  if (hand.mode === verb) return { hand: empty };
  if (verb === 'contain' && found.length === 1)
    return take(offer, { ...empty, mode: verb }, { said: only }, manner);
  return { hand: { ...empty, mode: verb, asking: listOf(verb, found) } };
}

/** Cards and sets are selected from a list, cubes by pressing them. */
const listOf = (verb: ActionVerb, found: readonly Said[]): Asking | undefined =>
  verb === 'study' || (verb === 'contain' && found.length > 1)
    ? { about: verb, entries: found.map(said => ({ said })) }
    : undefined;

/** Handles an entry of the open list, or a button of a whole answer. */
export function take(offer: Offer, hand: Hand, entry: Entry, manner: Manner): Stepped {
  if ('mode' in entry) return choose(offer, { ...hand, mode: undefined }, entry.mode, manner);
  return done(mean(hand, entry.said, mustChoose(entry.said, manner), isSame));
}

/** Plays the selected answer. */
export const confirmed = (hand: Hand): Stepped => done(confirm(hand));

/** One step back: the selection, the list beside a cube, then the action; undefined without any. */
export function putBack(offer: Offer, hand: Hand): Hand | undefined {
  const { mode, asking, pending } = hand;
  const isOver = pending !== undefined || (asking !== undefined && asking.about !== mode);
  if (mode && isOver) return { ...settled(hand), asking: listOf(mode, saidOf(offer, mode)) };
  if (pending) return settled(hand);
  return asking || mode ? emptyHand(hand.seq) : undefined;
}

/** Answers without a cube or stack, which have a button. */
const buttonsOf = (offer: Offer): readonly Said[] =>
  offer.all.filter(said => said.targets.length === 0 && !(offer.isFree && isBarred(said)));

/** Maximum number of cubes that also have buttons. */
const LISTED = 6;

/**
 * Answers shown as buttons: those without a cube, cubes if they are few, and destroyed cubes always, since
 * they have no place.
 */
export function listedOf(offer: Offer, isPhone = false): readonly Said[] {
  const buttons = buttonsOf(offer);
  if (offer.isFree) return buttons;
  // Groups a card with all labs that could get it.
  if (offer.byVerb.has('give')) return offer.all.toSorted((a, b) => (a.text < b.text ? -1 : 1));
  // On phones the highlighted cubes have no extra buttons.
  if (offer.all.length <= LISTED && !isPhone) return offer.all;
  return offer.all.filter(said => buttons.includes(said) || said.words[0]?.startsWith('destroyed:'));
}

/** Digit of a listed answer: from 1 on; 0 is to stop, so that 1 never takes nothing while cubes glow. */
export const digitOf = (listed: readonly Said[], said: Said): number =>
  said.verb === 'stop' ? 0 : listed.indexOf(said) + 1;

/** In an Action phase cards are played from the hand and the board, actions from the bar. */
const isBarred = (said: Said): boolean =>
  isAction(said.verb) || said.verb === 'play' || said.verb === 'use' || said.verb === 'end';

/** All targets that have a meaning now. */
export const targetsOf = (offer: Offer, hand: Hand): ReadonlySet<string> =>
  new Set(meant(offer, hand).flatMap(said => said.targets));

/** Highlighted targets: in an Action phase without a selected action only the removable cubes. */
export function glowingOf(offer: Offer, hand: Hand): ReadonlySet<string> {
  if (hand.pending?.goes) return new Set(hand.pending.goes);
  if (!offer.isFree || hand.mode) return targetsOf(offer, hand);
  return new Set(saidOf(offer, 'remove').flatMap(said => said.targets));
}

/** The answer that an illegal press probably meant, so that the rules can explain it. */
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
