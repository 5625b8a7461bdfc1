/** Modes of the protocol: fair tells a seat what the rules let it know, open tells everything. */
import { type AnyMatch, digest, publicLog, publicPosition, seenBy, type Viewer } from '@tessera/engine';
import type { Played } from './openMatch.ts';

export interface Mode {
  readonly name: 'fair' | 'open';
  /** Answers as the viewer saw them. */
  played(entries: readonly Played[], viewer: Viewer): readonly object[];
  position(match: AnyMatch, viewer: Viewer): string;
  log(match: AnyMatch, viewer: Viewer): object;
  /** More fields of a state. */
  more(match: AnyMatch): object;
  /** True if an answer that ended the game may be taken back. */
  readonly canUndoEnd: boolean;
  /** True if the answers after the first `from`, or the set-up, stay when the next one is refused. */
  keeps(match: AnyMatch, from: number | 'setUp'): boolean;
}

/**
 * Fair mode tells no seed, no number drawn, nothing hidden. Once the game is over there are no secrets: the
 * log is complete and can be verified, and therefore the end is final.
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
  // A refusal may depend on what was drawn or revealed, and its reader has seen it, so such moves stay.
  keeps(match, from) {
    if (from === 'setUp') return match.header.chance.length > 0 || this.keeps(match, 0);
    const count = match.length - from;
    return count > 0 && (match.decider === undefined || match.undoRefusal(count) !== undefined);
  },
};

/** Open mode is for analysis, and for bots that may see what their own search needs. */
export const OPEN: Mode = {
  name: 'open',
  played: entries => entries,
  position: ({ game, state }) => game.notation.formatPosition(state),
  log: match => match.log(),
  more: ({ state }) => ({ digest: digest(state) }),
  canUndoEnd: true,
  keeps: () => false,
};
