/** What could be done before anything new is learned: a whole phase, or the way to the next roll or reveal. */
import type { Answer, TesseractState } from '@tessera/games/tesseract';
import type { Luck } from '../luck.ts';
import {
  answersTo,
  best,
  fingerprint,
  isSettled,
  type Node,
  release,
  rootOf,
  successors,
  type Workshop,
} from './node.ts';

export interface Candidate {
  readonly answers: readonly Answer[];
  /** Whether the phase ends with the last of them. */
  readonly ends: boolean;
  /** Whether it wins in any world: the one sensible thing to do. */
  readonly wins: boolean;
  /** What it looked like in the world it was found in, in logits. */
  readonly rank: number;
}

export const END: Answer = { type: 'end' };

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
  world: TesseractState,
  luck: Luck,
  sieve: Sieve,
  except: (answer: Answer) => boolean,
  report: (best: Candidate) => void,
): Generator<void, Candidate[], void> {
  const root = rootOf(world);
  const found: Candidate[] = [];
  const met = new Set<number>();
  const until = shop.nodes + sieve.enough;
  if (isSettled(world)) found.push({ answers: [END], ends: true, wins: false, rank: root.value });
  let beam: Node[] = [root];
  while (beam.length > 0) {
    const next: Node[] = [];
    for (const node of beam) {
      if (shop.nodes >= until && node !== root) continue;
      const how = { width: sieve.inner, untilNews: true, ...(node === root ? { except } : {}) };
      for (const child of successors(shop, node, luck, how)) {
        const mark = fingerprint(child.state);
        const isKnown = met.has(mark);
        met.add(mark);
        if (!isKnown) found.push(candidateOf(child));
        if (isKnown || child.isNews || !isSettled(child.state) || child.state.outcome !== null)
          release(shop, child);
        else next.push(child);
      }
      if (found.length > 0) report(found.reduce((a, b) => (b.rank > a.rank ? b : a)));
      yield;
    }
    beam = best(shop, next, sieve.width);
  }
  if (found.length === 0) return yield* candidatesOf(shop, world, luck, sieve, () => false, report);
  return sift(found, sieve);
}

function candidateOf(node: Node): Candidate {
  const answers = answersTo(node);
  const { state, isNews, value, rank } = node;
  if (isNews || !isSettled(state)) return { answers, ends: false, wins: false, rank };
  if (state.outcome !== null) return { answers, ends: false, wins: state.outcome === 'contained', rank };
  return { answers: [...answers, END], ends: true, wins: false, rank: value };
}

function sift(found: Candidate[], { most, alike }: Sieve): Candidate[] {
  const winning = found.find(({ wins }) => wins);
  if (winning) return [winning];
  const begun = new Map<string, number>();
  found.sort((a, b) => b.rank - a.rank);
  const isFresh = ({ answers, ends }: Candidate): boolean => {
    const beginning = `${JSON.stringify(answers[0])} ${ends}`;
    const count = (begun.get(beginning) ?? 0) + 1;
    begun.set(beginning, count);
    return count <= alike;
  };
  return found.filter(isFresh).slice(0, most);
}
