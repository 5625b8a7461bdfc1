/** Plans up to the next die roll: a whole turn, or the answers that lead to the roll. */
import type { Seat } from '@tessera/engine';
import { type Answer, type QuantumState, quantum, VERB, verbOf } from '@tessera/games/quantum';
import { luckOf } from '../luck.ts';
import { type Candidate, type Sieve, sift } from '../plan/candidates.ts';
import { evaluate } from './evaluate.ts';
import { outlookOf } from './outlook.ts';
import { sensible } from './sensible.ts';
import { answersIn, isAtTurn, played, release, type Workshop } from './workshop.ts';

type Plan = Candidate<Answer>;

interface Node {
  readonly state: QuantumState;
  readonly answers: readonly Answer[];
  readonly rank: number;
}

/** Answers after which a die has been rolled. */
const ROLLING = new Set([VERB.attack, VERB.strike, VERB.reconfigure, VERB.scout, VERB.resourceful, VERB.end]);

/** Plans, the most promising first; at least one. `except` excludes some first answers, never all. */
export function* plansOf(
  shop: Workshop,
  state: QuantumState,
  sieve: Sieve<Answer>,
  report: (best: Plan) => void,
  except: (answer: Answer) => boolean = () => false,
): Generator<void, Plan[], void> {
  const { width, enough } = sieve;
  const seat = quantum.decider(state) as Seat;
  const luck = luckOf(0);
  const until = shop.nodes + enough;
  const met = new Set<number>();
  const found: Plan[] = [];
  let best: Plan | undefined;
  const note = (plan: Plan): void => {
    found.push(plan);
    if ((!best || plan.rank > best.rank) && sieve.isSound?.(plan.answers) !== false) {
      best = plan;
      report(plan);
    }
  };
  let beam: Node[] = [{ state, answers: [], rank: 0 }];
  while (beam.length > 0) {
    const next: Node[] = [];
    for (const node of beam) {
      if (shop.nodes >= until && node.answers.length > 0) continue;
      const isFork = isAtTurn(node.state);
      const all = answersIn(node.state);
      const legal = node.answers.length > 0 ? all : all.filter(answer => !except(answer));
      for (const answer of isFork && node.answers.length > 0 ? sensible(node.state, legal) : legal) {
        const answers = [...node.answers, answer];
        if (isFork && ROLLING.has(verbOf(answer))) {
          note({ answers, wins: false, rank: outlookOf(shop, node.state, seat, answer, luck) });
          continue;
        }
        luck.used = 0;
        const after = played(shop, node.state, answer, luck);
        const rank = evaluate(after, seat);
        const mark = fingerprint(after);
        const isOpen =
          luck.used === 0 &&
          after.outcome === null &&
          quantum.decider(after) === seat &&
          after.turn.number === state.turn.number;
        if (isOpen && met.has(mark)) {
          release(shop, after);
          continue;
        }
        met.add(mark);
        if (!isOpen || node.answers.length === 0)
          note({ answers, wins: luck.used === 0 && isWonBy(after, seat), rank });
        if (isOpen) next.push({ state: after, answers, rank });
        else release(shop, after);
      }
      if (node.state !== state) release(shop, node.state);
      yield;
    }
    next.sort((a, b) => b.rank - a.rank);
    for (const { state: dropped } of next.slice(width)) release(shop, dropped);
    beam = next.slice(0, width);
  }
  return sift(found, sieve, ([first]) => first);
}

const isWonBy = ({ outcome }: QuantumState, seat: Seat): boolean => outcome?.winners.includes(seat) ?? false;

/** Hash, equal for states that differ only in the order of the answers that led to them. */
function fingerprint(state: QuantumState): number {
  let hash = state.turn.actions + 8 * state.turn.used + 4096 * state.pending.length;
  const mix = (n: number): void => {
    hash = Math.imul(hash ^ n, 0x01000193) + (hash >>> 15);
  };
  for (let die = 0; die < state.faces.length; die++) {
    mix((state.faces[die] as number) + 8 * ((state.places[die] as number) + 4));
    mix((state.moved[die] as number) + 2 * (state.abilityUsed[die] as number));
  }
  for (const cubes of state.cubes) mix(cubes);
  for (const step of state.research) mix(step);
  return hash;
}
