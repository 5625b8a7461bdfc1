/** Moments on the way through a turn, in a world whose secrets and luck are given. */
import {
  type Answer,
  aboutOf,
  type LoopEvent,
  type LoopState,
  ultrasAt,
  VERB,
  verbOf,
} from '@tessera/games/loop';
import type { Luck } from '../luck.ts';
import { evaluate, promiseOf } from './evaluate.ts';
import { answersIn, END, isSettled, played, release, type Workshop } from './workshop.ts';

export interface Node {
  readonly state: LoopState;
  readonly parent: Node | undefined;
  /** What led here from the parent. */
  readonly answer: Answer;
  /** Numbers drawn on the way. */
  readonly used: number;
  /** What it would be worth to end the turn here, in logits. */
  readonly value: number;
  /** The same with what the turn still allows, to compare plans in the making. */
  readonly rank: number;
  /** Something was drawn or revealed on the way: time to think again. */
  readonly isNews: boolean;
}

export function rootOf(state: LoopState, used = 0): Node {
  const value = evaluate(state);
  return {
    state,
    parent: undefined,
    answer: END,
    used,
    value,
    rank: value + promiseOf(state),
    isNews: false,
  };
}

/** `events` is a list to be told of, where it matters whether something is revealed. */
function follow(shop: Workshop, parent: Node, answer: Answer, luck: Luck, events?: LoopEvent[]): Node {
  luck.used = parent.used;
  if (events) events.length = 0;
  const state = played(shop, parent.state, answer, luck, events);
  const { used } = luck;
  const isNews = parent.isNews || used > parent.used || (events?.some(event => 'reveals' in event) ?? false);
  const value = evaluate(state);
  return { state, parent, answer, used, value, rank: value + promiseOf(state), isNews };
}

/** Whether a clone was only named, or a player, or a damage only announced: too early to judge what comes of it. */
function isHalfSaid(state: LoopState): boolean {
  const top = state.pending[state.pending.length - 1];
  switch (top?.type) {
    case 'clones':
      return top.picked >= 0;
    case 'swap':
      return top.first >= 0;
    case 'letOther':
      return top.invited >= 0;
    case 'walk':
      return top.made === 0;
    case 'losses':
      return top.owner >= 0;
    case 'heat':
      return true;
    case 'ultraDamage':
      return ultrasAt(state, top.era).length === 1;
    default:
      return false;
  }
}

export interface Expansion {
  /** How many ways to carry out a card are followed at each of its questions. */
  readonly width: number;
  /** Stop wherever something was drawn or revealed. */
  readonly untilNews: boolean;
}

/** Everything an answer can lead to, with the questions that follow from it answered as well. The end of a turn is none. */
export function successors(shop: Workshop, from: Node, luck: Luck, { width, untilNews }: Expansion): Node[] {
  const events: LoopEvent[] | undefined = untilNews ? [] : undefined;
  const { turn } = from.state;
  const done: Node[] = [];
  let asked: Node[] = [from];
  while (asked.length > 0) {
    const next: Node[] = [];
    for (let node = asked.pop(); node; node = asked.pop()) {
      for (const answer of answersIn(node.state)) {
        if (answer === END || isIdle(node, answer)) continue;
        const child = follow(shop, node, answer, luck, events);
        if (isSettled(child.state) || child.state.turn !== turn || (untilNews && child.isNews))
          done.push(child);
        else if (isHalfSaid(child.state)) asked.push(child);
        else next.push(child);
      }
      if (node !== from) release(shop, node.state);
    }
    asked = best(shop, next, width);
  }
  return done;
}

/** There and back again leads nowhere. */
function isIdle({ parent, answer: last, state }: Node, answer: Answer): boolean {
  if (!parent || verbOf(answer) !== VERB.move || verbOf(last) !== VERB.move) return false;
  return parent.state.eras[state.active] === aboutOf(answer);
}

/** The best of some nodes, by rank; the others are released. */
export function best(shop: Workshop, nodes: Node[], count: number, except?: Node): Node[] {
  if (nodes.length <= count) return nodes;
  nodes.sort((a, b) => b.rank - a.rank);
  for (let i = count; i < nodes.length; i++) if (nodes[i] !== except) release(shop, (nodes[i] as Node).state);
  nodes.length = count;
  return nodes;
}

/** The answers from the root to a node. */
export function answersTo(node: Node): Answer[] {
  const path: Answer[] = [];
  for (let at: Node = node; at.parent; at = at.parent) path.unshift(at.answer);
  return path;
}
