/** A match with people and bots in its seats. */
import type { AnyBot, Thought } from '@tessera/bots';
import {
  type AnyMatch,
  type Chance,
  type Outcome,
  type Seat,
  seededChance,
  type UndoRefusal,
} from '@tessera/engine';
import { type Ply, playOne } from '../line.ts';
import { legalAnswers } from '../start.ts';
import type { Words } from '../words.ts';

/** A bot, or null for somebody at the keyboard. */
export type Player = AnyBot | null;

export interface Table {
  readonly match: AnyMatch;
  view(): unknown;
  /** Every legal answer of whoever decides, in notation. */
  legal(): readonly string[];
  /** Whose decision it is; undefined when the game is over. */
  decider(): Seat | undefined;
  /** The bot that decides, if one does. */
  bot(): AnyBot | undefined;
  readonly hasPeople: boolean;
  outcome(): Outcome | undefined;
  /** Plays for whoever decides; throws FormatError or Failure, with nothing changed. */
  play(text: string): Ply;
  /** Lets a bot think for whoever decides. */
  think(bot: AnyBot, signal: AbortSignal): Promise<Thinking>;
  /** Takes back to the last decision of a person, or says why that cannot be. */
  undo(): UndoRefusal | undefined;
}

/** What a bot thinks, and the view it was handed. */
interface Thinking {
  readonly view: unknown;
  readonly seat: Seat;
  readonly thought: Thought<unknown>;
}

export function openTable(match: AnyMatch, players: readonly Player[], words: Words): Table {
  const { game } = match;
  const chances: readonly Chance[] = players.map((_, seat) =>
    seededChance(`${match.header.seed}/seat ${seat}`),
  );
  return {
    match,
    view: () => game.view(match.state, 'watcher'),
    legal: () => legalAnswers(game, match.state),
    decider: () => match.decider,
    bot: () => players[match.decider ?? -1] ?? undefined,
    hasPeople: players.includes(null),
    outcome: () => game.outcome(match.state),
    play: text => playOne(match, text, words),
    async think(bot, signal) {
      const seat = match.decider ?? 0;
      const view = game.view(match.state, seat);
      const chance = chances[seat] as Chance;
      const thought = await bot.think({ view, seat, chance, limits: {}, signal });
      return { view, seat, thought };
    },
    undo() {
      const last = match.entries.findLastIndex(({ seat }) => players[seat] === null);
      if (last < 0) return 'nothingToUndo';
      const refusal = match.undoRefusal(match.length - last);
      while (!refusal && match.length > last && match.undo());
      return refusal;
    },
  };
}
