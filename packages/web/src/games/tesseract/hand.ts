/** The player's hand at the tesseract table: the action chosen, besides what every hand holds. Pure. */
import { type Hand as AnyHand, type Stepped as AnyStep, confirm, mean, settled } from '../../table/hand.ts';
import { type ActionVerb, isAction, type Offer, type Said, saidOf } from './answers.ts';

/** Entries of a list beside what was pressed: an answer, or an action that asks on. */
export type Entry = { readonly said: Said } | { readonly mode: ActionVerb };

export interface Asking {
  /** What was pressed, or the action whose answers are listed. */
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

/** Which answers are chosen first and done second. */
export interface Manner {
  /** A finger covers what it presses: every cube is chosen first. */
  readonly isTouch: boolean;
  mustChoose(said: Said): boolean;
}

/** What ends a turn, nearly always shows what lies below (T-INFO-3), or has a cube to be chosen: a hand wants one way. */
const ALWAYS: readonly Said['verb'][] = ['end', 'remove', 'contain'];

/** T-DEC-7: what draws chance or reveals cannot be taken back. */
export const mannerOf = (
  lasting: Readonly<Record<string, unknown>>,
  isTouch: boolean,
  isOneClick: boolean,
): Manner => ({
  isTouch,
  mustChoose: ({ text, verb }) => !isOneClick && (ALWAYS.includes(verb) || text in lasting),
});

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

const isSame = (a: Said, b: Said): boolean => a.text === b.text && a.goer === b.goer;

/** Where several cubes of a set may go, one is chosen whatever the manner. */
const mustChoose = (said: Said, manner: Manner): boolean =>
  manner.mustChoose(said) || (said.goes?.length ?? 0) > 1;

/** What is played leaves nothing in the hand. */
const done = (step: Stepped): Stepped => (step.play ? { ...step, hand: emptyHand(step.hand.seq) } : step);

/** A cube or stack is pressed. */
export function press(offer: Offer, hand: Hand, target: string, manner: Manner): Stepped {
  const { pending } = hand;
  // Of a set that is chosen, another cube goes; or the one that would go does.
  if (pending?.goes?.includes(target))
    return done(
      mean<Said, Hand>(
        hand,
        { ...pending, goer: target },
        manner.isTouch || manner.mustChoose(pending),
        isSame,
      ),
    );
  const found = meant(offer, hand).filter(said => said.targets.includes(target));
  const [only] = found;
  if (!only) return { hand: settled(hand), refused: guessOf(offer, hand, target) };
  if (found.length === 1) return done(mean(hand, only, manner.isTouch || mustChoose(only, manner), isSame));
  return { hand: { ...settled(hand), asking: { about: target, entries: entriesOf(found, hand, offer) } } };
}

/** An action of the bar is chosen; chosen again, it is put back. */
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

/** The largest set first: what is left of it is rolled for a better card (T-CONTAIN-6). */
const bySize = (a: Said, b: Said): number => b.words.length - a.words.length;

/** Cards and sets are chosen from a list; cubes by pressing them. */
const listOf = (verb: ActionVerb, found: readonly Said[]): Asking | undefined =>
  verb === 'study' || (verb === 'contain' && found.length > 1)
    ? { about: verb, entries: found.toSorted(bySize).map(said => ({ said })) }
    : undefined;

/** An entry of the open list, or a button that names a whole answer. */
export function take(offer: Offer, hand: Hand, entry: Entry, manner: Manner): Stepped {
  if ('mode' in entry) return choose(offer, { ...hand, mode: undefined }, entry.mode, manner);
  return done(mean(hand, entry.said, mustChoose(entry.said, manner), isSame));
}

/** What is chosen is done. */
export const confirmed = (hand: Hand): Stepped => done(confirm(hand));

/** One step back: what is chosen, the list beside a cube, then the action. Undefined when there is nothing to put back. */
export function putBack(offer: Offer, hand: Hand): Hand | undefined {
  const { mode, asking, pending } = hand;
  const isOver = pending !== undefined || (asking !== undefined && asking.about !== mode);
  if (mode && isOver) return { ...settled(hand), asking: listOf(mode, saidOf(offer, mode)) };
  if (pending) return settled(hand);
  return asking || mode ? emptyHand(hand.seq) : undefined;
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
  // A card and all who could get it stand together.
  if (offer.byVerb.has('give')) return offer.all.toSorted((a, b) => (a.text < b.text ? -1 : 1));
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
  if (hand.pending?.goes) return new Set(hand.pending.goes);
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
