// @chunk engine
/** Random streams of a match: drawn from its seed, one stream after another, or given by hand. */
import {
  type Chance,
  type PlacedChance,
  type RecordingChance,
  recordingChance,
  type StreamPosition,
  seededChance,
} from './chance.ts';
import type { LogEntry, LogHeader, MatchLog, Promised } from './log.ts';
import { FormatError } from './violation.ts';

/** Factory of a chance from a seed. Injected, so that players at one screen do not load `sealedChance`. */
export type Stream = (seed: string) => PlacedChance;

/** The stream of a log's numbers; undefined where they are given by hand. */
export function streamOf({ numbers, promised }: LogHeader, sealed: Stream | undefined): Stream | undefined {
  if (promised && !sealed) throw new FormatError('header.promised', 'cannot be drawn here');
  if (numbers === 'given') return undefined;
  if (numbers === 'seeded') return seededChance;
  if (!sealed) throw new FormatError('header.numbers', 'are sealed, which cannot be drawn here');
  return sealed;
}

/** The numbers of a log, up to the given answer or all of them, in the order of drawing. */
export const numbersOf = ({ header, entries }: MatchLog, count = entries.length): number[] => [
  ...header.chance,
  ...entries.slice(0, count).flatMap(entry => entry.chance),
];

/** Index of the stream that the last of these answers draws from: 0 is the first. */
const lastFresh = (entries: readonly LogEntry[]): number =>
  entries.findLast(({ fresh }) => fresh !== undefined)?.fresh ?? 0;

/** Dice committed to during a match, and how they are drawn. */
interface DicePromise extends Promised {
  readonly stream: Stream;
}

/**
 * The commitment of a match, if the caller can draw sealed numbers; for others its numbers are given by the
 * log.
 */
export const promiseOf = ({
  promised,
  sealed,
}: {
  readonly promised?: Promised;
  readonly sealed?: Stream;
}): DicePromise | undefined => promised && sealed && { ...promised, stream: sealed };

/** Numbers of a match, recorded for its log; from a fresh stream after a revelation was taken back. */
export class Draws {
  readonly #seed: string;
  readonly #stream: Stream | undefined;
  readonly #promise: DicePromise | undefined;
  #source: Chance;
  chance: RecordingChance;
  /** Index of the current stream. */
  fresh = 0;

  constructor(seed: string, stream: Stream = seededChance, given?: Chance, promise?: DicePromise) {
    this.#seed = seed;
    this.#stream = given ? undefined : stream;
    this.#promise = promise;
    this.#source = given ?? stream(seed);
    this.chance = recordingChance(this.#source);
  }

  /** True if numbers are given and not drawn. */
  get isGiven(): boolean {
    return !this.#stream && !this.#isPromised;
  }

  get #isPromised(): boolean {
    return this.#promise !== undefined && this.fresh >= this.#promise.fresh;
  }

  /** Position in the stream, if the source knows one. */
  place(): StreamPosition | undefined {
    return (this.#source as Partial<PlacedChance>).place?.();
  }

  /** Seeks to a stream position; draws since the last answer are dropped. */
  seek(place: StreamPosition | undefined): void {
    this.chance.take();
    if (place) (this.#source as PlacedChance).seek(place);
  }

  drawFrom(source: Chance): void {
    this.#source = source;
    this.chance = recordingChance(source);
  }

  /** Switches to a stream of which no number is known yet. */
  refresh(fresh: number): void {
    if (fresh <= this.fresh) return;
    this.fresh = fresh;
    const promise = this.#isPromised ? this.#promise : undefined;
    const stream = promise ? promise.stream : this.#stream;
    if (stream) this.drawFrom(stream(`${promise ? promise.seed : this.#seed}/${fresh}`));
  }

  /** The stream index that the next entry has to name; 0 if earlier entries have named it. */
  told(entries: readonly LogEntry[]): number {
    const { fresh } = this;
    return fresh > 0 && fresh !== lastFresh(entries) ? fresh : 0;
  }

  /** Switches to the stream that the next entry names; throws if the index does not increase. */
  follow(entries: readonly LogEntry[], fresh: number, field: string): void {
    if (fresh < this.fresh || fresh === lastFresh(entries))
      throw new FormatError(`${field}.fresh`, `is ${fresh}, after ${this.fresh}`);
    this.refresh(fresh);
  }
}
