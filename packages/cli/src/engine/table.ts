/** The match behind the protocol. Every change is whole: what fails half-way is rebuilt as it was. */
import {
  type AnyGame,
  type AnyMatch,
  type LogEntry,
  Match,
  type MatchStart,
  scriptedChance,
} from '@tessera/engine';
import { type Ply, playAll, playOne } from '../line.ts';
import { DEFAULT_SEED } from '../start.ts';
import { NotNow } from './protocol.ts';

/** Where a match begins and what it draws from. */
export interface Opening {
  readonly options: object;
  readonly seats: number;
  readonly position?: string;
  readonly seed?: string;
  readonly rolls?: readonly number[];
}

export interface Table {
  readonly match: AnyMatch;
  /** Where it began. */
  readonly opening: Opening;
  /** Begins anew and plays moves; nothing changes unless all of it can be done. */
  open(opening: Opening, moves: readonly string[]): Ply[];
  play(moves: readonly string[], seat?: number): Ply[];
  undo(): void;
}

export function openTable(game: AnyGame, first: Opening): Table {
  let opening = first;
  let match = begin(game, opening);
  /** Runs a change; if it throws, the match is played again up to where it was. */
  const whole = <T>(change: () => T): T => {
    const before = match.log().entries;
    try {
      return change();
    } catch (error) {
      if (match.length !== before.length) match = begin(game, opening, before);
      throw error;
    }
  };
  return {
    get match() {
      return match;
    },
    get opening() {
      return opening;
    },
    open(next, moves) {
      const fresh = begin(game, next);
      const plies = playAll(game, fresh, moves);
      [opening, match] = [next, fresh];
      return plies;
    },
    play: (moves, seat) =>
      whole(() =>
        moves.map((text, index) =>
          playOne(game, match, text, seat === undefined ? { index } : { index, seat }),
        ),
      ),
    undo() {
      const refusal = match.undoRefusal();
      if (refusal) throw new NotNow('undo', `the last answer cannot be taken back: ${refusal}`);
      match.undo();
    },
  };
}

function begin(game: AnyGame, opening: Opening, entries: readonly LogEntry[] = []): AnyMatch {
  const { options, seats, position, rolls, seed = DEFAULT_SEED } = opening;
  const start: MatchStart<object> = { options, seats, seed };
  const match: AnyMatch = new Match(
    game,
    position === undefined ? start : { ...start, position },
    rolls && scriptedChance(rolls),
  );
  for (const { seat, move } of entries) match.submit(seat, game.notation.parseMove(match.state, move));
  return match;
}
