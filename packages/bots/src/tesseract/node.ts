/** States on the way through an Action phase, in a world whose secrets and luck are given. */
import { moveList } from '@tessera/engine';
import {
  type Answer,
  type Frame,
  NOBODY,
  type TesseractEvent,
  type TesseractState,
  tesseract,
} from '@tessera/games/tesseract';
import type { Luck } from '../luck.ts';
import { evaluate } from './evaluate.ts';

export interface Node {
  readonly state: TesseractState;
  readonly parent: Node | undefined;
  /** What led here from the parent. */
  readonly answer: Answer | undefined;
  /** Numbers drawn on the way. */
  readonly used: number;
  /** What it would be worth to end the phase here, in logits. */
  readonly value: number;
  /** The same with the actions that are left, to compare plans in the making. */
  readonly rank: number;
  /** Something was drawn or revealed on the way: time to think again. */
  readonly isNews: boolean;
}

/** What a search has used up, and states it can use again. */
export interface Workshop {
  nodes: number;
  readonly spare: TesseractState[];
}

export const newWorkshop = (): Workshop => ({ nodes: 0, spare: [] });

/** What an action not yet spent is worth. */
export const PER_ACTION = 0.08;

const topOf = (state: TesseractState): Frame | undefined => state.pending[state.pending.length - 1];

/** Whether the phase can be ended here, or the game is over. */
export function isSettled(state: TesseractState): boolean {
  const top = topOf(state);
  return top === undefined || top.type === 'act';
}

/** Whether a card or a wish was only announced: too early to judge what it does. */
function isHalfSaid(state: TesseractState): boolean {
  const top = topOf(state);
  if (top?.type === 'consent') return true;
  return top?.type === 'effect' && (top.picked !== NOBODY || (top.done === 0 && top.step === 0));
}

export function rootOf(state: TesseractState, used = 0): Node {
  const value = evaluate(state);
  const rank = value + PER_ACTION * state.actions;
  return { state, parent: undefined, answer: undefined, used, value, rank, isNews: false };
}

/** The state of a node that nobody will look at again. */
export function release(shop: Workshop, node: Node): void {
  shop.spare.push(node.state);
}

/** `events` is a list to be told of, where it matters whether something is revealed. */
function follow(
  shop: Workshop,
  parent: Node,
  answer: Answer,
  luck: Luck,
  events: TesseractEvent[] | undefined,
): Node {
  const state = tesseract.copy(parent.state, shop.spare.pop());
  luck.used = parent.used;
  tesseract.play(state, 0, answer, luck, events);
  shop.nodes++;
  const value = evaluate(state);
  const { used } = luck;
  const isNews = used > parent.used || (events?.some(event => 'reveals' in event) ?? false);
  return {
    state,
    parent,
    answer,
    used,
    value,
    rank: value + PER_ACTION * state.actions,
    isNews: isNews || parent.isNews,
  };
}

const AGREED: readonly Answer[] = [{ type: 'yes' }];
const list = moveList<Answer>();

/** All answers but the end of the phase; others who are asked agree. */
function answersIn(state: TesseractState): readonly Answer[] {
  const top = topOf(state);
  if (top?.type === 'consent') return AGREED;
  const seat = tesseract.decider(state);
  if (seat === undefined) return [];
  list.count = 0;
  tesseract.generate(state, seat, list);
  const answers = list.items.slice(0, list.count);
  return top?.type === 'act' ? answers.filter(answer => answer.type !== 'end') : answers;
}

export interface Expansion {
  /** How many ways to carry out a card or action are followed at each of its questions. */
  readonly width: number;
  /** Stop wherever something was drawn or revealed. */
  readonly untilNews: boolean;
  /** Answers that are not to be given first. */
  readonly except?: (answer: Answer) => boolean;
}

/** Everything an answer can lead to, with the questions that follow from it answered as well. */
export function successors(shop: Workshop, from: Node, luck: Luck, how: Expansion): Node[] {
  const events: TesseractEvent[] | undefined = how.untilNews ? [] : undefined;
  const isDone = ({ state, isNews }: Node): boolean =>
    isSettled(state) || state.turn !== from.state.turn || (how.untilNews && isNews);
  const done: Node[] = [];
  let asked: Node[] = [from];
  while (asked.length > 0) {
    const next: Node[] = [];
    for (let node = asked.pop(); node; node = asked.pop()) {
      for (const answer of answersIn(node.state)) {
        if (node === from && how.except?.(answer)) continue;
        if (events) events.length = 0;
        const child = follow(shop, node, answer, luck, events);
        if (isDone(child)) done.push(child);
        else if (isHalfSaid(child.state)) asked.push(child);
        else next.push(child);
      }
    }
    asked = best(shop, next, how.width);
  }
  return done;
}

/** The best of some nodes, by rank; the others are released. */
export function best(shop: Workshop, nodes: Node[], count: number): Node[] {
  if (nodes.length <= count) return nodes;
  nodes.sort((a, b) => b.rank - a.rank);
  for (let i = count; i < nodes.length; i++) release(shop, nodes[i] as Node);
  nodes.length = count;
  return nodes;
}

/** The answers from the root to a node. */
export function answersTo(node: Node): Answer[] {
  const path: Answer[] = [];
  for (let at: Node | undefined = node; at?.answer; at = at.parent) path.unshift(at.answer);
  return path;
}

/** Equal for states that differ only in the order of the answers that led to them. */
export function fingerprint(state: TesseractState): number {
  let hash = state.actions;
  const mix = (n: number): void => {
    hash = Math.imul(hash ^ n, 0x01000193) + (hash >>> 15);
  };
  for (const value of state.values) mix(value);
  for (const stack of state.stacks) mix(stack.length);
  for (const cubes of state.labs) mix(cubes.reduce((sum, cube) => sum + (cube + 1) * (cube + 7), 0));
  for (const cube of state.primed) mix(cube);
  for (const hand of state.hands) mix(hand.length);
  for (const place of state.containment) mix(place.state.length);
  mix(state.skipPrime + 8 * state.wards + 64 * state.breach + 512 * state.pending.length);
  return hash;
}
