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

/** What a match draws, recorded for its log, and from which stream: after something was seen and taken back, a fresh one. */
export class Draws {
  readonly #seed: string;
  /** Undefined when the numbers are given. */
  readonly #stream: Stream | undefined;
  #source: Chance;
  #chance: RecordingChance;
  /** Which stream is drawn from, and which one the log tells of: it is told with the next answer. */
  #fresh = 0;
  #told = 0;

  constructor(seed: string, stream: Stream = seededChance, given?: Chance) {
    this.#seed = seed;
    this.#stream = given ? undefined : stream;
    this.#source = given ?? stream(seed);
    this.#chance = recordingChance(this.#source);
  }

  get chance(): Chance {
    return this.#chance;
  }

  get areGiven(): boolean {
    return !this.#stream;
  }

  /** 0 for the first one. */
  get fresh(): number {
    return this.#fresh;
  }

  /** What was drawn since the last call. */
  take(): number[] {
    return this.#chance.take();
  }

  /** Where it stands, if whoever gives the numbers can say. */
  place(): Place | undefined {
    return (this.#source as Partial<PlacedChance>).place?.();
  }

  /** Goes to such a place: what was drawn since the last answer was not. */
  seek(place: Place | undefined): void {
    this.#chance.take();
    if (place) (this.#source as PlacedChance).seek(place);
  }

  drawFrom(source: Chance): void {
    this.#source = source;
    this.#chance = recordingChance(source);
  }

  /** Goes on to a stream of which nobody has seen anything. */
  refresh(fresh: number): void {
    if (fresh <= this.#fresh) return;
    this.#fresh = fresh;
    if (this.#stream) this.drawFrom(this.#stream(`${this.#seed}/${fresh}`));
  }

  /** What the next entry of the log has to say of its stream: nothing, while it is the one told of. */
  tell(): { readonly fresh?: number } {
    if (this.#fresh === this.#told) return {};
    this.#told = this.#fresh;
    return { fresh: this.#fresh };
  }

  /** The log ends with these entries now. */
  hasTold(entries: readonly LogEntry[]): void {
    this.#told = entries.findLast(({ fresh }) => fresh !== undefined)?.fresh ?? 0;
  }

  /** Draws as an entry of a log says it did. */
  follow({ fresh }: LogEntry, field: string): void {
    if (fresh === undefined) return;
    if (fresh < this.#fresh || fresh === this.#told)
      throw new FormatError(`${field}.fresh`, `is ${fresh}, after ${this.#fresh}`);
    this.refresh(fresh);
  }
}
