/** A match with people and bots in its seats. */
import type { AnyBot } from '@tessera/bots';
import {
  type AnyMatch,
  type Chance,
  type Outcome,
  type Seat,
  seededChance,
  type UndoRefusal,
} from '@tessera/engine';
import { type Ply, playOne } from '../line.ts';

/** A bot, or null for somebody at the keyboard. */
export type Player = AnyBot | null;

interface Advice {
  /** The answer itself first. */
  readonly line: readonly string[];
  /** Chance to win, 0 to 1, if the bot estimates it. */
  readonly chance: number | undefined;
}

export interface Table {
  readonly match: AnyMatch;
  view(): unknown;
  /** Every legal answer of the seat to act, in notation. */
  legal(): readonly string[];
  /** Who is to act; undefined when the game is over or given up. */
  toAct(): Seat | undefined;
  botToAct(): AnyBot | undefined;
  readonly hasPeople: boolean;
  outcome(): Outcome | undefined;
  /** Plays for whoever is to act; throws FormatError or Failure, with nothing changed. */
  play(text: string): Ply;
  /** What a bot would do for the seat to act, and what it expects to follow, in notation. */
  think(bot: AnyBot, signal: AbortSignal): Promise<Advice>;
  /** Ends the match as if the seat to act had given up. */
  giveUp(outcome: Outcome): void;
  /** Takes back to the last decision of a person, or says why that cannot be. */
  undo(): UndoRefusal | undefined;
}

export function openTable(match: AnyMatch, players: readonly Player[]): Table {
  const { game } = match;
  const chances: readonly Chance[] = players.map((_, seat) =>
    seededChance(`${match.header.seed}/seat ${seat}`),
  );
  let given: Outcome | undefined;
  const toAct = (): Seat | undefined => (given ? undefined : game.decider(match.state));

  return {
    match,
    view: () => game.view(match.state, 'watcher'),
    legal: () => {
      const seat = toAct();
      const moves = seat === undefined ? [] : game.legalMoves(match.state, seat);
      return moves.map(move => game.notation.formatMove(match.state, move));
    },
    toAct,
    botToAct: () => players[toAct() ?? -1] ?? undefined,
    hasPeople: players.includes(null),
    outcome: () => given ?? game.outcome(match.state),
    play: text => playOne(game, match, text),
    async think(bot, signal) {
      const seat = toAct() ?? 0;
      const { state } = match;
      const thought = await bot.think({
        view: game.view(state, seat),
        seat,
        chance: chances[seat] as Chance,
        limits: {},
        signal,
      });
      return {
        line: thought.line.map(move => game.notation.formatMove(state, move)),
        chance: thought.chance,
      };
    },
    giveUp: outcome => {
      given = outcome;
    },
    undo() {
      if (given) {
        given = undefined;
        return undefined;
      }
      const last = match.log().entries.findLastIndex(({ seat }) => players[seat] === null);
      if (last < 0) return 'nothingToUndo';
      const refusal = match.undoRefusal(match.length - last);
      while (!refusal && match.length > last && match.undo());
      return refusal;
    },
  };
}
