/**
 * Compares two contenders on one machine: warms both up, then times them by turns and compares within each
 * round.
 */

/** Work of one call of a contender. */
export interface Batch {
  /** Number of steps, leaves or decisions, which the rate counts. */
  readonly units: number;
  /** Result of the work (a node count, a hash of final positions); a wrong one stops the run. */
  readonly proof: number;
}

export interface Contender {
  readonly name: string;
  /** The same round is always the same work, however often it is repeated to fill the time. */
  run(round: number): Batch;
}

export interface Duel {
  readonly ours: Contender;
  readonly peer: Contender;
  /** The fault of the two proofs of a round, in words; undefined when both are right. */
  complaint(ours: number, peer: number): string | undefined;
}

export interface Pace {
  readonly rounds: number;
  /** Minimum time for each contender in each round. */
  readonly roundMs: number;
  readonly warmUpMs: number;
}

export const PACE: Pace = { rounds: 7, roundMs: 500, warmUpMs: 1500 };

/** Units per second of both sides in one round. */
export interface Round {
  readonly ours: number;
  readonly peer: number;
}

/** Interleaves the contenders (A-B-A-B) and reports each round as it ends. */
export function compare(duel: Duel, pace: Pace, report: (round: Round, index: number) => void): Round[] {
  duelRound(duel, 0, pace.warmUpMs);
  return Array.from({ length: pace.rounds }, (_, index) => {
    const round = duelRound(duel, index + 1, pace.roundMs);
    report(round, index);
    return round;
  });
}

function duelRound({ ours, peer, complaint }: Duel, index: number, atLeastMs: number): Round {
  const a = timed(ours, index, atLeastMs);
  const b = timed(peer, index, atLeastMs);
  const wrong = complaint(a.proof, b.proof);
  if (wrong) throw new Error(`round ${index} is wrong: ${wrong}`);
  return { ours: a.rate, peer: b.rate };
}

function timed(contender: Contender, round: number, atLeastMs: number): { rate: number; proof: number } {
  globalThis.gc?.(); // collects garbage of the other side
  const start = cpuMs();
  const { proof, units } = contender.run(round);
  let total = units;
  let elapsed = cpuMs() - start;
  while (elapsed < atLeastMs) {
    const again = contender.run(round);
    if (again.proof !== proof) throw new Error(`${contender.name} did not repeat round ${round}`);
    total += again.units;
    elapsed = cpuMs() - start;
  }
  return { rate: total / (elapsed / 1000), proof };
}

/** Processor time of this thread, so that other programs on the machine count for neither side. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('nothing has no median');
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] as number) + upper) / 2;
}

/** Medians of both rates and of the ratio, and the least favourable ratio: rates are better when higher. */
export interface Summary {
  readonly ours: number;
  readonly peer: number;
  readonly median: number;
  readonly worst: number;
}

export function summarise(rounds: readonly Round[]): Summary {
  const ratios = rounds.map(round => round.ours / round.peer);
  return {
    ours: median(rounds.map(round => round.ours)),
    peer: median(rounds.map(round => round.peer)),
    median: median(ratios),
    worst: Math.min(...ratios),
  };
}
