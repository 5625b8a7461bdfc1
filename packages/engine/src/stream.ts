/** Where the numbers of a match come from: its seed, stream after stream, or somebody who gives them. */
import {
  type Chance,
  type Place,
  type PlacedChance,
  type RecordingChance,
  recordingChance,
  seededChance,
} from './chance.ts';
import type { LogEntry, LogHeader, MatchLog } from './log.ts';
import { FormatError } from './violation.ts';

/** Draws from a seed. Those who play on one screen do not need `sealedChance`, so whoever does brings it. */
export type Stream = (seed: string) => PlacedChance;

/** How the numbers of a log come from its seed; not at all where they are given. */
export function streamOf({ numbers }: LogHeader, sealed: Stream | undefined): Stream | undefined {
  if (numbers === 'given') return undefined;
  if (numbers === 'seeded') return seededChance;
  if (!sealed) throw new FormatError('header.numbers', 'are sealed, which cannot be drawn here');
  return sealed;
}

/** The numbers of a log, up to some answer or all of them, in the order they were drawn. */
export const numbersOf = ({ header, entries }: MatchLog, count = entries.length): number[] => [
  ...header.chance,
  ...entries.slice(0, count).flatMap(entry => entry.chance),
];

/** Which stream the last of these answers was told to draw from: 0 for the first one. */
const lastFresh = (entries: readonly LogEntry[]): number =>
  entries.findLast(({ fresh }) => fresh !== undefined)?.fresh ?? 0;

/** What a match draws, recorded for its log; from a fresh stream after something was seen and taken back. */
export class Draws {
  readonly #seed: string;
  /** Undefined when the numbers are given. */
  readonly stream: Stream | undefined;
  #source: Chance;
  chance: RecordingChance;
  /** Which stream is drawn from. */
  fresh = 0;

  constructor(seed: string, stream: Stream = seededChance, given?: Chance) {
    this.#seed = seed;
    this.stream = given ? undefined : stream;
    this.#source = given ?? stream(seed);
    this.chance = recordingChance(this.#source);
  }

  /** Where it stands, if whoever gives the numbers can say. */
  place(): Place | undefined {
    return (this.#source as Partial<PlacedChance>).place?.();
  }

  /** Goes to such a place: what was drawn since the last answer was not. */
  seek(place: Place | undefined): void {
    this.chance.take();
    if (place) (this.#source as PlacedChance).seek(place);
  }

  drawFrom(source: Chance): void {
    this.#source = source;
    this.chance = recordingChance(source);
  }

  /** Goes on to a stream of which nobody has seen anything. */
  refresh(fresh: number): void {
    if (fresh <= this.fresh) return;
    this.fresh = fresh;
    if (this.stream) this.drawFrom(this.stream(`${this.#seed}/${fresh}`));
  }

  /** The stream that the answer after these has to name; 0 while it is the one they told of. */
  told(entries: readonly LogEntry[]): number {
    const { fresh } = this;
    return fresh > 0 && fresh !== lastFresh(entries) ? fresh : 0;
  }

  /** Draws as the answer after these says it did. */
  follow(entries: readonly LogEntry[], fresh: number, field: string): void {
    if (fresh < this.fresh || fresh === lastFresh(entries))
      throw new FormatError(`${field}.fresh`, `is ${fresh}, after ${this.fresh}`);
    this.refresh(fresh);
  }
}
