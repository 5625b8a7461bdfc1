/**
 * Win rates measured by the lab, published as one file per game: `tessera lab report DIR --numbers FILE` writes
 * them, the pages "How hard is it?" read them.
 */
import type { Facts } from '@tessera/engine';

export { type Interval, wilson } from '../wilson.ts';

/** Games of one setting. */
export interface MeasuredRow {
  /** Values of all dimensions of the experiment: `{ base: '1', bots: 'fair', seats: '2' }`. */
  readonly setting: Readonly<Record<string, string>>;
  readonly games: number;
  /** Games won by the team; in contests by the first bot. */
  readonly wins: number;
  /** Contests: wins of each seat, and of the seat that began. */
  readonly seats?: readonly number[];
  readonly first?: number;
  /** Sum of the digests of the games, modulo 2^64: equal sums, equal games. */
  readonly digest: string;
  /** Digest of game 0: a test plays it again, to see whether the bots still play alike. */
  readonly sample: string;
}

export interface Measured {
  /** Built-in experiment, and the command that plays the same games again. */
  readonly experiment: string;
  readonly command: string;
  /** Day of the report: `2026-11-18`. */
  readonly day: string;
  readonly rules: number;
  /** Digest of rules, content, options and budgets of bots; a test compares it, and some games, with those of the code. */
  readonly settings: string;
  /** True once the code has moved on: pages stop showing the rates as current. */
  readonly isOutdated?: boolean;
  readonly rows: readonly MeasuredRow[];
}

const FILES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  loop: () => import('./data/loop.json', { with: { type: 'json' } }),
  quantum: () => import('./data/quantum.json', { with: { type: 'json' } }),
  tesseract: () => import('./data/tesseract.json', { with: { type: 'json' } }),
};

export const MEASURED_GAMES: readonly string[] = Object.keys(FILES);

/** Numbers of a game; undefined for a game that was never measured. */
export async function loadMeasured(game: string): Promise<Measured | undefined> {
  const load = Object.hasOwn(FILES, game) ? FILES[game] : undefined;
  return load && ((await load()).default as Measured);
}

/** True if the numbers were measured with the rules of this version. */
export const isCurrent = (
  { rules, isOutdated }: Pick<Measured, 'rules' | 'isOutdated'>,
  { rulesVersion }: Pick<Facts, 'rulesVersion'>,
): boolean => isOutdated !== true && rules === rulesVersion;
