/** What could be done before anything new is learned: a whole turn, or the way to the next card drawn or revealed. */
import type { Answer, LoopState } from '@tessera/games/loop';
import type { Luck } from '../luck.ts';
import { fingerprint } from './fingerprint.ts';
import { answersTo, best, type Node, rootOf, successors } from './node.ts';
import { END, isSettled, release, type Workshop } from './workshop.ts';

export interface Candidate {
  readonly answers: readonly Answer[];
  /** Whether it wins in any world: the one sensible thing to do. */
  readonly wins: boolean;
  /** What it looked like in the world it was found in, in logits. */
  readonly rank: number;
}

export interface Sieve {
  readonly width: number;
  /** Ways to carry out one card that are followed. */
  readonly inner: number;
  /** Nodes after which no longer plans are looked for. */
  readonly enough: number;
  /** How many candidates are kept, and of those how many that begin alike. */
  readonly most: number;
  readonly alike: number;
}

/** Candidates, the most promising first. There is at least one. */
export function* candidatesOf(
  shop: Workshop,
  world: LoopState,
  luck: Luck,
  sieve: Sieve,
  report: (best: Candidate) => void,
): Generator<void, Candidate[], void> {
  const root = rootOf(world);
  const found: Candidate[] = [];
  const met = new Set<number>([fingerprint(world)]);
  const until = shop.nodes + sieve.enough;
  const how = { width: sieve.inner, untilNews: true };
  let most = Number.NEGATIVE_INFINITY;
  const note = (candidate: Candidate): void => {
    found.push(candidate);
    if (candidate.rank <= most) return;
    most = candidate.rank;
    report(candidate);
  };
  if (isSettled(world)) note({ answers: [END], wins: false, rank: root.value });
  let beam: Node[] = [root];
  while (beam.length > 0) {
    const next: Node[] = [];
    for (const node of beam) {
      if (shop.nodes >= until && node !== root) break;
      for (const child of successors(shop, node, luck, how)) {
        const mark = fingerprint(child.state);
        if (met.has(mark)) {
          release(shop, child.state);
          continue;
        }
        met.add(mark);
        note(candidateOf(child));
        if (child.isNews || !isSettled(child.state) || child.state.outcome !== null)
          release(shop, child.state);
        else next.push(child);
      }
      yield;
    }
    beam = best(shop, next, sieve.width);
  }
  return sift(found, sieve);
}

function candidateOf(node: Node): Candidate {
  const answers = answersTo(node);
  const { state, isNews, value, rank } = node;
  if (state.outcome !== null) return { answers, wins: state.outcome === 'VICTORY' && !isNews, rank };
  return isNews || !isSettled(state)
    ? { answers, wins: false, rank }
    : { answers: [...answers, END], wins: false, rank: value };
}

function sift(found: Candidate[], { most, alike }: Sieve): Candidate[] {
  const winning = found.find(({ wins }) => wins);
  if (winning) return [winning];
  const begun = new Map<Answer, number>();
  found.sort((a, b) => b.rank - a.rank);
  const isFresh = ({ answers }: Candidate): boolean => {
    const count = (begun.get(answers[0] as Answer) ?? 0) + 1;
    begun.set(answers[0] as Answer, count);
    return count <= alike;
  };
  return found.filter(isFresh).slice(0, most);
}
