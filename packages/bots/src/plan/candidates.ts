/** Plans to choose from: a whole turn, or the way to the next number drawn or card revealed. */
import type { Luck } from '../luck.ts';
import { answersTo, best, isOpen, type Node, rootOf, successors, type Turn, type TurnState } from './turn.ts';
import { release, type Workshop } from './workshop.ts';

export interface Candidate<A> {
  readonly answers: readonly A[];
  /** True for a plan that wins in every world: no other need be tried. */
  readonly wins: boolean;
  /** Logits in the world it was found in. */
  readonly rank: number;
}

export interface Sieve<A = unknown> {
  readonly width: number;
  /** Lines followed while one card is carried out. */
  readonly inner: number;
  /** Node budget: longer plans are not searched after it. */
  readonly enough: number;
  /** Maximum of candidates, and of candidates with the same beginning. */
  readonly most: number;
  readonly alike: number;
  /** Plans that fail it are candidates only if there is no other. */
  readonly isSound?: (answers: readonly A[]) => boolean;
}

/** Candidates, the most promising first; at least one. `except` excludes first answers. */
export function* candidatesOf<S extends TurnState, A>(
  turn: Turn<S, A>,
  shop: Workshop<S>,
  world: S,
  luck: Luck,
  sieve: Sieve<A>,
  report: (best: Candidate<A>) => void,
  except?: (answer: A) => boolean,
): Generator<void, Candidate<A>[], void> {
  const root = rootOf(turn, world);
  const found: Candidate<A>[] = [];
  const met = new Set<number>([turn.fingerprint(world)]);
  const until = shop.nodes + sieve.enough;
  let most = Number.NEGATIVE_INFINITY;
  const note = (candidate: Candidate<A>): void => {
    found.push(candidate);
    if (candidate.rank <= most || sieve.isSound?.(candidate.answers) === false) return;
    most = candidate.rank;
    report(candidate);
  };
  if (turn.isSettled(world)) note({ answers: [turn.end], wins: false, rank: root.value });
  let beam: Node<S, A>[] = [root];
  while (beam.length > 0) {
    const next: Node<S, A>[] = [];
    for (const node of beam) {
      if (shop.nodes >= until && node !== root) break;
      const how = { width: sieve.inner, untilNews: true, except: node === root ? except : undefined };
      for (const child of successors(turn, shop, node, luck, how)) {
        const mark = turn.fingerprint(child.state);
        const isKnown = met.has(mark);
        if (!isKnown) note(candidateOf(turn, child));
        met.add(mark);
        if (isKnown || child.isNews || !isOpen(turn, child)) release(shop, child.state);
        else next.push(child);
      }
      yield;
    }
    beam = best(shop, next, sieve.width);
  }
  if (found.length === 0) return yield* candidatesOf(turn, shop, world, luck, sieve, report);
  return sift(found, sieve, turn.beginningOf);
}

/** Compares answers by value. */
export const isSame = <A>(one: A): ((other: A | undefined) => boolean) => {
  const text = JSON.stringify(one);
  return other => JSON.stringify(other) === text;
};

function candidateOf<S extends TurnState, A>(turn: Turn<S, A>, node: Node<S, A>): Candidate<A> {
  const answers = answersTo(node);
  const { state, isNews, value, rank } = node;
  if (isNews || !turn.isSettled(state)) return { answers, wins: false, rank };
  if (state.outcome !== null) return { answers, wins: turn.isWon(state), rank };
  return { answers: [...answers, turn.end], wins: false, rank: value };
}

/** Candidates, the most promising first, with few of each beginning; a winning one alone. */
export function sift<A>(
  found: Candidate<A>[],
  { most, alike, isSound = () => true }: Sieve<A>,
  beginningOf: (answers: readonly A[]) => unknown,
): Candidate<A>[] {
  const winning = found.find(({ wins }) => wins);
  if (winning) return [winning];
  const begun = new Map<unknown, number>();
  found.sort((a, b) => b.rank - a.rank);
  const isFresh = ({ answers }: Candidate<A>): boolean => {
    const beginning = beginningOf(answers);
    const count = (begun.get(beginning) ?? 0) + 1;
    begun.set(beginning, count);
    return count <= alike;
  };
  const fresh = found.filter(isFresh);
  const sound: Candidate<A>[] = [];
  for (const one of fresh) {
    if (sound.length >= most) break;
    if (isSound(one.answers)) sound.push(one);
  }
  return sound.length > 0 ? sound : fresh.slice(0, most);
}
