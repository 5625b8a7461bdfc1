/**
 * Presentation clock of a table. A change of the match first *arrives*, shown by the board alone, and then
 * *lands*: panels, log, prompt and sound update together. A bot's answer waits until the previous change has
 * been seen.
 */
import type { GameEvent } from '@tessera/engine';
import type { MatchSnapshot } from '../match/client.ts';

/** Interval during which a banner is shown over the board, in milliseconds from the start of its change. */
export interface Moment {
  readonly event: GameEvent;
  readonly start: number;
  readonly end: number;
}

/** Timing of a change, in milliseconds from its start. */
export interface Landing {
  /** Time at which the result is revealed; 0 without dice or cards. */
  readonly lands: number;
  /** End of the animation; the next bot moves only then. */
  readonly lasts: number;
  /** Banners in order. */
  readonly moments?: readonly Moment[];
}

export interface Shown<V> {
  /** The latest snapshot that has landed. */
  readonly landed: MatchSnapshot<V>;
  /** The arriving snapshot, shown by the board alone. */
  readonly arriving: MatchSnapshot<V> | undefined;
  readonly moment: Moment | undefined;
  /** Incremented on every skip: running animations jump to their end. */
  readonly skips: number;
}

interface ClockWorld<V> {
  show(shown: Shown<V>): void;
  /** `row`: answers of the same bot in a row, this one included; 0 for an answer of a person. */
  landingOf(events: readonly GameEvent[], row: number): Landing;
  /** Pause in milliseconds before a bot's answer; undefined lets it land at once. */
  pause(): number | undefined;
}

export interface Ticking<V> {
  hear(snapshot: MatchSnapshot<V> | undefined): void;
  /** Shows everything at once, up to the next decision at this screen. */
  skip(): void;
  /** Closes the banner; the next one comes at its time. */
  seen(): void;
  close(): void;
}

type Timer = ReturnType<typeof setTimeout>;

export function createClock<V>(world: ClockWorld<V>): Ticking<V> {
  type Snapshot = MatchSnapshot<V>;
  let landed: Snapshot | undefined;
  let arriving: Snapshot | undefined;
  let waiting: readonly Snapshot[] = [];
  let moment: Moment | undefined;
  let skips = 0;
  let isHurried = false;
  /** True while an animation runs. */
  let isBusy = false;
  let timers: Timer[] = [];

  const newest = (): Snapshot | undefined => waiting.at(-1) ?? arriving ?? landed;

  function publish(): void {
    if (landed) world.show({ landed, arriving, moment, skips });
  }

  function stopTimers(): void {
    timers.forEach(clearTimeout);
    timers = [];
    isBusy = false;
    moment = undefined;
  }

  function land(snapshot: Snapshot): void {
    landed = snapshot;
    arriving = undefined;
    if (isDecided(snapshot)) isHurried = false;
    publish();
  }

  /** Lands a snapshot without animation and drops everything pending. */
  function landAtOnce(snapshot: Snapshot): void {
    stopTimers();
    waiting = [];
    land(snapshot);
  }

  function setMoment(next: Moment | undefined): void {
    moment = next;
    publish();
  }

  function begin(snapshot: Snapshot): void {
    const pause = world.pause();
    stopTimers();
    // Snapshots in the queue come next, so that no bot's answer is lost.
    if (isHurried || (pause === undefined && isByBot(snapshot))) {
      land(snapshot);
      return;
    }
    const { lands, lasts, moments = [] } = world.landingOf(snapshot.events, rowOf(snapshot));
    const at = (ms: number, deed: () => void): void => void timers.push(setTimeout(deed, ms));
    for (const one of moments) {
      at(one.start, () => setMoment(one));
      at(one.end, () => moment === one && setMoment(undefined));
    }
    isBusy = true;
    if (lands > 0) {
      arriving = snapshot;
      at(lands, () => arriving && land(arriving));
      publish();
    } else land(snapshot);
    at(Math.max(lands, lasts) + (pause ?? 0), () => {
      isBusy = false;
      next();
    });
  }

  function next(): void {
    const [first, ...rest] = waiting;
    if (!first || isBusy) return;
    waiting = rest;
    begin(first);
    next();
  }

  return {
    hear(snapshot) {
      const last = newest();
      if (!snapshot || snapshot === last) return;
      if (!last || !isAfter(snapshot, last)) {
        // A snapshot with a known sequence number only adds advice, and replaces its predecessor in place.
        if (last?.seq !== snapshot.seq) landAtOnce(snapshot);
        else if (waiting.length > 0) waiting = [...waiting.slice(0, -1), snapshot];
        else if (arriving) {
          arriving = snapshot;
          publish();
        } else land(snapshot);
        return;
      }
      // A player's own answer never waits.
      if (!isByBot(snapshot) && last !== landed) landAtOnce(last);
      if (!isByBot(snapshot)) return begin(snapshot);
      waiting = [...waiting, snapshot];
      next();
    },
    skip() {
      const last = newest();
      if (!last) return;
      isHurried = !isDecided(last);
      skips++;
      landAtOnce(last);
    },
    seen() {
      if (moment) setMoment(undefined);
    },
    close: stopTimers,
  };
}

/** True if a player at this screen decides, or the match is over. */
const isDecided = ({ isYours, outcome }: MatchSnapshot<unknown>): boolean => isYours || outcome !== null;

/** True if a snapshot follows another by one answer, rather than by undo, redo or loading. */
const isAfter = ({ seq, moves }: MatchSnapshot<unknown>, before: MatchSnapshot<unknown>): boolean =>
  seq === before.seq + 1 && moves.length === before.moves.length + 1;

/** Latest answers of the same bot in a row; 0 after an answer of a person. */
export function rowOf(snapshot: MatchSnapshot<unknown>): number {
  const { moves } = snapshot;
  const { seat } = moves.at(-1) ?? {};
  return isByBot(snapshot) ? moves.length - 1 - moves.findLastIndex(move => move.seat !== seat) : 0;
}

function isByBot({ moves, setup }: MatchSnapshot<unknown>): boolean {
  const { seat } = moves.at(-1) ?? {};
  return seat !== undefined && setup.seats[seat]?.kind === 'bot';
}
