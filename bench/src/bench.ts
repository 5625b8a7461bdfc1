/** Interface of a benchmark, and the way from a duel to a finding. */
import { compare, type Duel, PACE, summarise } from './harness.ts';
import { type Finding, formatRate, formatRatio, type Target } from './results.ts';

/** Prints progress. */
export type Say = (line: string) => void;

export interface Bench {
  run(say: Say): Promise<readonly Finding[]> | readonly Finding[];
}

/** A comparison of rates: the part of a finding that is known before it is measured. */
export interface Comparison extends Pick<Finding, 'id' | 'what' | 'verified'> {
  readonly target?: Target;
  readonly duel: Duel;
}

/** Runs a duel, showing every round, and sums it up. */
export function measure({ duel, ...known }: Comparison, say: Say): Finding {
  say(`${known.id} ${known.what} beside ${duel.peer.name}: warming up`);
  const rounds = compare(duel, PACE, ({ ours, peer }, index) => {
    const ratio = formatRatio(ours / peer);
    say(`   round ${index + 1} of ${PACE.rounds}: ${formatRate(ours)} beside ${formatRate(peer)}, ${ratio}`);
  });
  const { ours, peer, median, worst } = summarise(rounds);
  return { ...known, peer: duel.peer.name, ours: formatRate(ours), theirs: formatRate(peer), median, worst };
}

/** Folds one more number into a hash of many games. */
export const mix = (fingerprint: number, value: number): number => {
  const mixed = Math.imul(fingerprint ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

/** Error message of a duel whose sides have to play the same games. */
export const mustAgree = (ours: number, peer: number): string | undefined =>
  ours === peer ? undefined : `the final positions differ (fingerprints ${ours} and ${peer})`;
