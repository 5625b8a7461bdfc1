/** A rift match with people and bots in its two seats. */
import type { AnyBot } from '@tessera/bots';
import {
  type AnyMatch,
  type Chance,
  type Match,
  type Outcome,
  type Seat,
  seededChance,
} from '@tessera/engine';
import {
  type Action,
  formatAction,
  formatRecord,
  type RecordResult,
  type RiftEvent,
  type RiftOptions,
  type RiftState,
  type RiftView,
  rift,
} from '@tessera/games/rift';
import { type Ply, playOne } from '../line.ts';

export type RiftMatch = Match<RiftState, Action, RiftView, RiftEvent, RiftOptions>;

/** A bot, or null for somebody at the keyboard. */
export type Player = AnyBot | null;

interface Advice {
  /** The action itself first. */
  readonly line: readonly string[];
  /** Chance to win, 0 to 1, if the bot estimates it. */
  readonly chance: number | undefined;
}

export interface Table {
  readonly match: RiftMatch;
  view(): RiftView;
  /** Who is to act; undefined when the game is over or given up. */
  toAct(): Seat | undefined;
  botToAct(): AnyBot | undefined;
  readonly hasPeople: boolean;
  outcome(): Outcome | undefined;
  /** Plays for whoever is to act; throws FormatError or Failure, with nothing changed. */
  play(text: string): Ply;
  /** What a bot would do for the seat to act, and what it expects to follow, in notation. */
  think(bot: AnyBot, signal: AbortSignal): Promise<Advice>;
  resign(): void;
  /** Takes back to the last decision of a person; false when there was none. */
  undo(): boolean;
  record(): string;
}

export function openTable(match: RiftMatch, players: readonly Player[]): Table {
  const chances: readonly Chance[] = players.map((_, seat) =>
    seededChance(`${match.header.seed}/seat ${seat}`),
  );
  let resigned: Seat | undefined;
  const anyMatch = match as unknown as AnyMatch;

  const outcome = (): Outcome | undefined =>
    resigned === undefined ? rift.outcome(match.state) : { winners: [1 - resigned], reason: 'resign' };
  const toAct = (): Seat | undefined => (resigned === undefined ? rift.toAct(match.state)[0] : undefined);

  return {
    match,
    view: () => rift.view(match.state, 'watcher'),
    toAct,
    botToAct: () => players[toAct() ?? -1] ?? undefined,
    hasPeople: players.includes(null),
    outcome,
    play: text => playOne(anyMatch.game, anyMatch, text),
    async think(bot, signal) {
      const seat = toAct() ?? 0;
      const chance = chances[seat] as Chance;
      const thought = await bot.think({ state: match.state, seat, chance, limits: {}, signal });
      return { line: (thought.line as Action[]).map(formatAction), chance: thought.chance };
    },
    resign: () => {
      resigned = toAct();
    },
    undo() {
      if (resigned !== undefined) {
        resigned = undefined;
        return true;
      }
      const { entries } = match.log();
      const last = entries.findLastIndex(({ seat }) => players[seat] === null);
      if (last < 0) return false;
      while (match.length > last && match.undo());
      return true;
    },
    record: () => formatRecord(match.log(), resultOf(outcome())),
  };
}

const resultOf = (outcome: Outcome | undefined): RecordResult | null =>
  outcome ? ({ winner: outcome.winners[0], reason: outcome.reason } as RecordResult) : null;
