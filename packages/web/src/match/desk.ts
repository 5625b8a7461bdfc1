/** A match on the rules worker's desk: the engine's `Match` and what this screen may ask of it. */
import {
  type AnyGame,
  digest,
  FormatError,
  type GameEvent,
  Match,
  type MatchLog,
  parseLog,
  parseOptions,
  replay,
  type Seat,
  scriptedChance,
} from '@tessera/engine';
import type { Past } from './analyst.ts';
import type { MatchSetup, Refusal } from './client.ts';
import type { RulesAnswers, RulesRequest, Situation, StoredLog } from './protocol.ts';
import { NOT_YOUR_TURN, notNotation } from './refusals.ts';
import { isPerson, redoReach, speakerOf, undoReach, viewerOf } from './seating.ts';

type AnyMatch = Match<unknown, unknown, unknown, GameEvent, object>;

/** Rebuilds a match; throws FormatError when it does not replay to the state it was stored with. */
export function openDesk(game: AnyGame, log: StoredLog): Desk {
  const { setup } = log;
  const match = log.header === null ? startMatch(game, log) : replayMatch(game, log);
  if (log.digest !== null && digest(match.state) !== log.digest)
    throw new FormatError('digest', 'the log replays to another state than it was stored with');
  return deskOf(match, setup);
}

export interface Desk {
  situation(events?: readonly GameEvent[]): Situation;
  submit(move: string, by: 'screen' | 'bot'): RulesAnswers['submit'];
  whyNot(move: string): Refusal | undefined;
  undo(): Situation;
  redo(): Situation;
  viewAt(count: number): unknown;
  /** All that was played, from the first answer on. */
  past(): Past;
  /** The view of whoever decides; undefined when nobody does any more. */
  deciding(): unknown;
  /** What a bot in a seat is handed. */
  viewFor(seat: Seat): RulesAnswers['view'];
}

/** What is asked of the desk itself; the rest is for the host and its analyst. */
type DeskRequest = Exclude<RulesRequest, { type: 'load' | 'insight' | 'review' }>;

/** Answers a question about the match on the desk. */
export function askDesk(desk: Desk, request: DeskRequest): unknown {
  switch (request.type) {
    case 'submit':
      return desk.submit(request.move, request.by);
    case 'whyNot':
      return desk.whyNot(request.move) ?? null;
    case 'undo':
      return desk.undo();
    case 'redo':
      return desk.redo();
    case 'viewAt':
      return desk.viewAt(request.count);
    case 'history':
      return desk
        .past()
        .entries.slice(request.from)
        .map(({ seat, move, events }) => ({ seat, move, events }));
    case 'view':
      return desk.viewFor(request.seat);
  }
}

function startMatch(game: AnyGame, { setup, entries, undone }: StoredLog): AnyMatch {
  if (entries.length + undone.length > 0) throw new FormatError('header', 'is missing before the first move');
  return new Match(game, {
    options: parseOptions(game.options, setup.options),
    seats: setup.seats.length,
    seed: setup.seed,
    ...(setup.position === undefined ? {} : { position: setup.position }),
  });
}

/** Numbers come from the seed, so that chance goes on where it stood. What was undone had drawn none. */
function replayMatch(game: AnyGame, log: StoredLog): AnyMatch {
  const match = replay(game, matchLogOf(log), 'seeded');
  for (const entry of log.undone) {
    if (!match.undo()) throw new FormatError('undone', `${entry.move} could not have been taken back`);
  }
  return match;
}

function matchLogOf({ setup, header, entries, undone }: StoredLog): MatchLog {
  const { game, options, seed, position } = setup;
  return parseLog({
    header: { ...header, game, options, seed, position, seats: setup.seats.length },
    entries: [...entries, ...undone],
  });
}

function deskOf(match: AnyMatch, setup: MatchSetup): Desk {
  const { game } = match;
  const toAct = (): Seat | null => game.decider(match.state) ?? null;
  const undoCount = (): number =>
    undoReach(
      setup,
      match.log().entries.map(entry => entry.seat),
    );

  const undoStatus = (): Situation['undo'] => {
    const count = undoCount();
    return count === 0 ? 'nothingToUndo' : (match.undoRefusal(count) ?? 'ready');
  };

  function situation(events: readonly GameEvent[] = []): Situation {
    const { state, header } = match;
    const seat = toAct();
    return {
      setup,
      header: { rulesVersion: header.rulesVersion, chance: header.chance },
      entries: match.log().entries,
      undone: match.undoneEntries(),
      digest: digest(state),
      view: game.view(state, viewerOf(setup, seat)),
      position: game.notation.formatPosition(state),
      toAct: seat,
      legal: seat !== null && isPerson(setup, seat) ? legalText(match, seat) : [],
      events,
      undo: undoStatus(),
      outcome: game.outcome(state) ?? null,
    };
  }

  /** The answer a text means, or why nobody, or not this seat now, could give it. */
  function understand(text: string, seat: Seat | null | undefined): { refused: Refusal } | { move: unknown } {
    if (seat === undefined || seat === null) return { refused: NOT_YOUR_TURN };
    const parsed = parseMove(match, text);
    if ('refused' in parsed) return parsed;
    const refused = match.check(seat, parsed.move);
    return refused ? { refused } : parsed;
  }

  return {
    situation,
    submit(text, by) {
      const acting = toAct();
      const botSeat = isPerson(setup, acting) ? undefined : acting; // a late answer is nobody else's
      const seat = by === 'bot' ? botSeat : speakerOf(setup, acting);
      const understood = understand(text, seat);
      if ('refused' in understood) return understood;
      return { situation: situation(match.submit(seat as Seat, understood.move).events) };
    },
    whyNot(text) {
      const understood = understand(text, speakerOf(setup, toAct()));
      return 'refused' in understood ? understood.refused : undefined;
    },
    undo() {
      const count = undoStatus() === 'ready' ? undoCount() : 0;
      for (let i = 0; i < count; i++) match.undo();
      return situation();
    },
    redo() {
      const seats = match.undoneEntries().map(entry => entry.seat);
      for (let i = redoReach(setup, seats); i > 0; i--) match.redo();
      return situation();
    },
    viewAt: count => game.view(match.stateAt(count), viewerOf(setup, toAct())),
    past: () => pastOf(match),
    deciding: () => (toAct() === null ? undefined : game.view(match.state, viewerOf(setup, toAct()))),
    viewFor: seat => ({
      view: game.view(match.state, seat),
      seed: digest([match.header.seed, seat, match.length]),
    }),
  };
}

/** Plays the log once more from its own numbers: the match keeps states and answers, but no events. */
function pastOf(match: AnyMatch): Past {
  const { game } = match;
  const start = match.stateAt(0);
  let state = start;
  const entries = match.log().entries.map(entry => {
    const move = game.notation.parseMove(state, entry.move);
    const step = game.apply(state, entry.seat, move, scriptedChance(entry.chance));
    state = step.state;
    return { ...entry, events: step.events, state };
  });
  return { start, entries };
}

function legalText({ game, state }: AnyMatch, seat: Seat): string[] {
  return game.legalMoves(state, seat).map(move => game.notation.formatMove(state, move));
}

function parseMove({ game, state }: AnyMatch, text: string): { refused: Refusal } | { move: unknown } {
  try {
    return { move: game.notation.parseMove(state, text) };
  } catch (error) {
    if (error instanceof FormatError) return { refused: notNotation(error.message) };
    throw error;
  }
}
