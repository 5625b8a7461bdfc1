/** What leaves the table: what the rules let a seat know, or everything. */
import { type AnyMatch, digest, publicLog, publicPosition, seenBy, type Viewer } from '@tessera/engine';
import type { Played } from './table.ts';

export interface Mode {
  readonly name: 'fair' | 'open';
  /** What was played, as the viewer saw it. */
  played(entries: readonly Played[], viewer: Viewer): readonly object[];
  position(match: AnyMatch, viewer: Viewer): string;
  log(match: AnyMatch, viewer: Viewer): object;
  /** What else is told of a state. */
  more(match: AnyMatch): object;
  /** Whether an answer that ended the game may be taken back. */
  readonly canUndoEnd: boolean;
  /** Whether what was played since the first `from` answers, or since before the set-up, stays when the next one is refused. */
  keeps(match: AnyMatch, from: number | 'setUp'): boolean;
}

/**
 * No seed, no number drawn, nothing that is hidden. Once the game is over there are no secrets: the log is whole, can
 * be verified, and for that the end is final.
 */
export const FAIR: Mode = {
  name: 'fair',
  played: (entries, viewer) =>
    entries.map(({ seat, move, events }) => ({
      seat,
      move,
      events: events.map(event => seenBy(event, viewer)),
    })),
  position: publicPosition,
  log: (match, viewer) => (match.decider === undefined ? match.log() : publicLog(match, viewer)),
  more: () => ({}),
  canUndoEnd: false,
  // The refusal may depend on what was drawn or shown, and whoever reads it has seen that.
  keeps(match, from) {
    if (from === 'setUp') return match.header.chance.length > 0 || this.keeps(match, 0);
    const count = match.length - from;
    return count > 0 && (match.decider === undefined || match.undoRefusal(count) !== undefined);
  },
};

/** For analysis, and for bots that may see what their own search needs. */
export const OPEN: Mode = {
  name: 'open',
  played: entries => entries,
  position: ({ game, state }) => game.notation.formatPosition(state),
  log: match => match.log(),
  more: ({ state }) => ({ digest: digest(state) }),
  canUndoEnd: true,
  keeps: () => false,
};
