/**
 * One clock for a table. A change of the match arrives, which only the board shows, until it lands: then panels,
 * log, prompt and sound learn it together. What bots do waits until what came before it has been seen.
 */
import type { GameEvent } from '@tessera/engine';
import type { MatchSnapshot } from '../match/client.ts';

/** Something everybody must notice, shown over the board for a while; milliseconds from the start of its change. */
export interface Moment {
  readonly event: GameEvent;
  readonly start: number;
  readonly end: number;
}

/** How a change is told, in milliseconds from its start. */
export interface Landing {
  /** When what it did is known; 0 when nothing is left to chance. */
  readonly lands: number;
  /** Until when there is something to see: a bot goes on only then. */
  readonly lasts: number;
  /** In order, one after the other. */
  readonly moments?: readonly Moment[];
}

export interface Shown<V> {
  /** What has landed. */
  readonly landed: MatchSnapshot<V>;
  /** On its way: only the board shows it. */
  readonly arriving: MatchSnapshot<V> | undefined;
  readonly moment: Moment | undefined;
  /** Grows whenever somebody does not want to wait: whatever still moves is to be there. */
  readonly skips: number;
}

interface ClockWorld<V> {
  show(shown: Shown<V>): void;
  landingOf(events: readonly GameEvent[]): Landing;
  /** Milliseconds a bot waits after what came before it was seen; undefined: what bots do lands at once. */
  pause(): number | undefined;
}

export interface Ticking<V> {
  hear(snapshot: MatchSnapshot<V> | undefined): void;
  /** Shows everything at once, until somebody here decides. */
  skip(): void;
  /** The moment has been seen; the next one comes when it is due. */
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
  /** Something is still to be looked at. */
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

  /** Nothing of it is told: it simply is so. */
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
    // What waits behind it comes next: nothing that bots did is lost.
    if (isHurried || (pause === undefined && isByBot(snapshot))) {
      land(snapshot);
      return;
    }
    const { lands, lasts, moments = [] } = world.landingOf(snapshot.events);
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
        // What belongs to a change that is known already, an insight say, keeps its place.
        if (last?.seq !== snapshot.seq) landAtOnce(snapshot);
        else if (waiting.length > 0) waiting = [...waiting.slice(0, -1), snapshot];
        else if (arriving) {
          arriving = snapshot;
          publish();
        } else land(snapshot);
        return;
      }
      // People never wait for what they do themselves.
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

/** Somebody here is to decide, or nobody any more. */
const isDecided = ({ isYours, outcome }: MatchSnapshot<unknown>): boolean => isYours || outcome !== null;

/** Whether a snapshot is one answer further, and not undone, redone or loaded. */
const isAfter = ({ seq, moves }: MatchSnapshot<unknown>, before: MatchSnapshot<unknown>): boolean =>
  seq === before.seq + 1 && moves.length === before.moves.length + 1;

function isByBot({ moves, setup }: MatchSnapshot<unknown>): boolean {
  const { seat } = moves.at(-1) ?? {};
  return seat !== undefined && setup.seats[seat]?.kind === 'bot';
}
