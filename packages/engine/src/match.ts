import {
  type Chance,
  type RecordingChance,
  recordingChance,
  scriptedChance,
  seededChance,
} from './chance.ts';
import type { Game, GameEvent, Seat, Step } from './game.ts';
import { nonDefaultOptions } from './options.ts';
import { FormatError, IllegalMove, type RuleViolation } from './violation.ts';

/** What a match was started from. The seed never enters a state or a view. */
export interface LogHeader {
  readonly game: string;
  readonly rulesVersion: number;
  /** Only what differs from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly seed: string;
  /** A start other than the game's own set-up, in the game's notation. */
  readonly position?: string;
  /** Numbers drawn by the set-up. */
  readonly chance: readonly number[];
}

export interface LogEntry {
  readonly seat: Seat;
  /** In notation: it outlives every change of the inner encoding. */
  readonly move: string;
  /** Numbers drawn while the answer was played. */
  readonly chance: readonly number[];
}

/** Everything that is needed to play a match again: live play, replay, undo, review, verification. */
export interface MatchLog {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
}

export interface MatchStart<O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: string;
  readonly position?: string;
}

/** Why the last answer cannot be taken back. */
export type UndoRefusal = 'nothingToUndo' | 'chanceDrawn' | 'hiddenRevealed';

/** A match whose types nobody needs to know: tools, arenas, generic bots. */
export type AnyMatch = Match<unknown, unknown, unknown, GameEvent, object>;

/** A running match: one state, one log, every answer checked before it is played. */
export class Match<S, M, V, E extends GameEvent, O extends object> {
  readonly game: Game<S, M, V, E, O>;
  /** With every default filled in. */
  readonly options: O;
  readonly header: LogHeader;
  #start: S;
  #state: S;
  #chance: RecordingChance;
  #entries: LogEntry[] = [];
  /** Whether entry i revealed hidden information to anybody. */
  #revealed: boolean[] = [];
  #undone: LogEntry[] = [];

  constructor(game: Game<S, M, V, E, O>, start: MatchStart<O>, source: Chance = seededChance(start.seed)) {
    const { min, max } = game.seats;
    if (!(start.seats >= min && start.seats <= max)) {
      throw new FormatError(
        'seats',
        `${game.id} is played by ${min === max ? min : `${min} to ${max}`}, not ${start.seats}`,
      );
    }
    this.game = game;
    this.options = start.options;
    this.#chance = recordingChance(source);
    this.#start =
      start.position === undefined
        ? game.setup(start.options, start.seats, this.#chance)
        : game.notation.parsePosition(start.position, start.options, 'lenient');
    this.#state = this.#start;
    this.header = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: nonDefaultOptions(game.options, start.options) as Record<string, unknown>,
      seats: start.seats,
      seed: start.seed,
      ...(start.position === undefined ? {} : { position: start.position }),
      chance: this.#chance.take(),
    };
  }

  get state(): S {
    return this.#state;
  }

  /** Answers played so far. */
  get length(): number {
    return this.#entries.length;
  }

  /** Answers that `redo` could play again. */
  get undone(): number {
    return this.#undone.length;
  }

  /** Those answers, the next one to be played again first. */
  undoneEntries(): readonly LogEntry[] {
    return this.#undone.toReversed();
  }

  get lastEntry(): LogEntry | undefined {
    return this.#entries.at(-1);
  }

  log(): MatchLog {
    return { header: this.header, entries: [...this.#entries] };
  }

  check(seat: Seat, move: M): RuleViolation | undefined {
    return this.game.check(this.#state, seat, move);
  }

  /** Plays a legal answer; throws IllegalMove, with nothing changed and nothing drawn, for any other. */
  submit(seat: Seat, move: M): Step<S, E> {
    const refused = this.game.check(this.#state, seat, move);
    if (refused) throw new IllegalMove(refused);
    this.#undone.length = 0;
    return this.#play(seat, move, this.#chance);
  }

  /** Why the last `count` answers cannot all be taken back. */
  undoRefusal(count = 1): UndoRefusal | undefined {
    const first = this.#entries.length - count;
    if (first < 0) return 'nothingToUndo';
    for (let i = this.#entries.length - 1; i >= first; i--) {
      if ((this.#entries[i] as LogEntry).chance.length > 0) return 'chanceDrawn';
      if (this.#revealed[i]) return 'hiddenRevealed';
    }
    return undefined;
  }

  /** Takes the last answer back; false when something was revealed by it, or there is none. */
  undo(): boolean {
    if (this.undoRefusal()) return false;
    this.#undone.push(this.#entries.pop() as LogEntry);
    this.#revealed.pop();
    this.#state = this.stateAt(this.#entries.length);
    return true;
  }

  /** Plays the last answer taken back once more. */
  redo(): Step<S, E> | undefined {
    const entry = this.#undone.pop();
    return (
      entry &&
      this.#play(entry.seat, this.game.notation.parseMove(this.#state, entry.move), scriptedChance([]))
    );
  }

  /** The state after the first `count` answers, rebuilt from the log. */
  stateAt(count: number): S {
    return this.#entries.slice(0, count).reduce((state, entry) => {
      const chance = scriptedChance(entry.chance);
      return this.game.apply(state, entry.seat, this.game.notation.parseMove(state, entry.move), chance)
        .state;
    }, this.#start);
  }

  #play(seat: Seat, move: M, source: Chance): Step<S, E> {
    const chance = source === this.#chance ? this.#chance : recordingChance(source);
    const text = this.game.notation.formatMove(this.#state, move);
    const step = this.game.apply(this.#state, seat, move, chance);
    this.#entries.push({ seat, move: text, chance: chance.take() });
    this.#revealed.push(step.events.some(event => event.reveals !== undefined));
    this.#state = step.state;
    return step;
  }
}
