/** A match on the rules worker's desk: the engine's `Match` and what this screen may ask of it. */
import {
  type AnyGame,
  type AnyMatch,
  digest,
  FormatError,
  type GameEvent,
  LEAVE,
  Match,
  type MatchLog,
  type Past,
  parseOptions,
  readCount,
  type Seat,
} from '@tessera/engine';
import { answersOf, NO_ANSWERS, understood, whyNot } from './answers.ts';
import type { Refusal, SeatHolder } from './client.ts';
import type { MatchRecordBody } from './journal.ts';
import type { Loaded, RulesAnswers, RulesRequest, Situation } from './protocol.ts';
import { playedLast, startedBy, tookBack } from './records.ts';
import { NOT_YOUR_TURN } from './refusals.ts';
import type { SpareTable } from './seated.ts';
import { isPerson, leavingAtEnd, redoReach, speakerOf, type Team, undoReach, viewerOf } from './seating.ts';
import { isBegun, type NewHeader } from './setup.ts';
import type { ToLoad } from './storedLog.ts';

/** Fetches the rules that can say why something is refused. */
type Whole = () => Promise<AnyGame>;

/** Begins a match or takes it up again; throws FormatError when it does not lead where it was stored. */
export async function openDesk(game: AnyGame, whole: Whole, stored: ToLoad): Promise<Desk> {
  const { log, seats, undone, claim, isStarted, end } = stored;
  const match = isBegun(log) ? await resumed(game, log) : await begun(game, log.header);
  if (seats.length !== match.header.seats)
    throw new FormatError('seats', `are ${seats.length}, but the match has ${match.header.seats}`);
  const isOurs = !isBegun(log) || log.header.rulesVersion === match.header.rulesVersion;
  const resigned = claim && isBegun(log) ? (await import('./claim.ts')).requireClaim(match, claim) : null;
  if (isStarted && isOurs && end !== undefined && endOf(match) !== end)
    throw new FormatError('end', 'does not fit: the match was changed after it was written');
  if (undone.length > 0) (await takingUp()).putBack(match, undone);
  const records: MatchRecordBody[] = [];
  if (!isStarted) records.push(startedBy(match));
  if (!isOurs)
    records.push({ kind: 'carriedOver', log: { header: match.header, entries: [...match.entries] } });
  if (undone.length > 0 && (!isStarted || !isOurs)) records.push(tookBack(match, []));
  const left = resigned === null ? undefined : (await leaving()).giveUp(match, resigned);
  if (left?.records.length === 0)
    throw new FormatError('claim.resigned', `seat ${resigned} could not give up`);
  return deskOf(match, seats, whole, [...records, ...(left?.records ?? [])]);
}

/** Takes up a log from outside, proved as it was written; throws FormatError. */
export async function openFile(game: AnyGame, whole: Whole, log: MatchLog, table: SpareTable): Promise<Desk> {
  const match = await resumed(game, log);
  const { seated, tableOf } = await takingUp();
  const header = seated(match.header, table);
  const isSeated = header === match.header;
  const taken = isSeated ? match : await resumed(game, { header, entries: match.entries });
  return deskOf(taken, tableOf(header).seats, whole, [startedBy(taken)]);
}

/** Seldom needed, and fetched then. */
const takingUp = () => import('./takingUp.ts');
const leaving = () => import('./leaving.ts');

/** Tells whether anything was changed of a match that was left. */
const endOf = ({ header, state }: AnyMatch): string => digest([header, state]);

async function begun(game: AnyGame, header: NewHeader): Promise<AnyMatch> {
  try {
    return new Match(game, {
      ...header,
      options: parseOptions(game.options, header.options, 'header.options'),
    });
  } catch (error) {
    return (await takingUp()).begunBefore(game, header, error);
  }
}

async function resumed(game: AnyGame, log: MatchLog): Promise<AnyMatch> {
  const isSealed = log.header.numbers === 'sealed' || log.header.promised;
  const { sealedChance } = isSealed ? await import('./sealedDice.ts') : {};
  return Match.resume(game, log, undefined, sealedChance);
}

/** What is asked of the desk itself; the rest is for the host and its analyst. */
type DeskRequest = Exclude<RulesRequest, { type: 'load' | 'open' | 'insight' | 'review' }>;

type Answering = {
  readonly [K in DeskRequest['type']]: (
    request: Extract<DeskRequest, { readonly type: K }>,
  ) => RulesAnswers[K] | Promise<RulesAnswers[K]>;
};

export interface Desk extends Answering {
  /** As it was put here. */
  loaded(): Loaded;
  /** All that was played, for those who explain it. */
  past(): Past<unknown, GameEvent>;
  /** The view of whoever decides; undefined when nobody does any more. */
  deciding(): unknown;
}

/** Answers a question about the match on the desk. */
export const askDesk = (desk: Desk, request: DeskRequest): unknown =>
  (desk[request.type] as (request: DeskRequest) => unknown)(request);

function deskOf(
  match: AnyMatch,
  seats: readonly SeatHolder[],
  whole: Whole,
  opening: readonly MatchRecordBody[],
): Desk {
  const { game } = match;
  const team: Team = { seats, isTogether: game.isTogether };
  const toAct = (): Seat | null => match.decider ?? null;
  const undoCount = (): number => undoReach(team, match.entries);

  const undoStatus = (): Situation['undo'] => {
    const count = undoCount();
    return count === 0 ? 'nothingToUndo' : (match.undoRefusal(count) ?? 'ready');
  };

  function situation(records: readonly MatchRecordBody[], events: readonly GameEvent[] = []): Situation {
    const { state } = match;
    const seat = toAct();
    const answers = seat !== null && isPerson(team, seat) ? answersOf(game, state, seat) : NO_ANSWERS;
    return {
      records,
      moves: countMoves(match),
      view: game.view(state, viewerOf(team, seat)),
      position: game.notation.formatPosition(state),
      toAct: seat,
      ...answers,
      events,
      undo: undoStatus(),
      redo: match.undoneEntries().length > 0,
      outcome: game.outcome(state) ?? null,
      end: endOf(match),
    };
  }

  const refusalOf = async (seat: Seat, text: string): Promise<Refusal | null> =>
    whyNot(await whole(), match.state, seat, text);

  return {
    loaded: () => ({ ...situation(opening), header: match.header, entries: [...match.entries] }),
    log: () => match.log(),
    async submit({ move, by }) {
      const acting = toAct();
      const botSeat = isPerson(team, acting) ? undefined : acting; // a late answer is nobody else's
      const seat = by === 'bot' ? botSeat : speakerOf(team, acting);
      if (seat === undefined || seat === null) return { refused: NOT_YOUR_TURN };
      const step = understood(() => match.answer(seat, move));
      if (!('refused' in step)) return { situation: situation([playedLast(match)], step.events) };
      return { refused: (await refusalOf(seat, move)) ?? step.refused };
    },
    whyNot({ move }) {
      const seat = speakerOf(team, toAct());
      return seat === undefined ? NOT_YOUR_TURN : refusalOf(seat, move);
    },
    undo() {
      const count = undoStatus() === 'ready' ? undoCount() : 0;
      const dropped = match.entries.slice(match.length - count);
      for (let i = 0; i < count; i++) match.undo();
      return situation(count > 0 ? [tookBack(match, dropped)] : []);
    },
    redo() {
      const records: MatchRecordBody[] = [];
      for (let i = redoReach(team, match.undoneEntries()); i > 0; i--) {
        match.redo();
        records.push(playedLast(match, true));
      }
      return situation(records);
    },
    async resign() {
      const left = (await leaving()).resign(match, team);
      return left && situation(left.records, left.events);
    },
    say({ seat, word }) {
      // People give up by `resign`; a bot does on its turn, and never for the team it plays in.
      const isLate = word === LEAVE && (seat !== toAct() || isPerson(team, seat) || game.isTogether);
      if (isLate || match.sayRefusal(seat, word)) return null;
      const { events } = match.say(seat, word);
      return situation([playedLast(match)], events);
    },
    offer: async () => (await leaving()).offerOf(match, team),
    viewAt: ({ count }) => game.view(match.stateAt(readCount(count, 'count')), viewerOf(team, toAct())),
    momentAt: async ({ count }) =>
      (await import('./moment.ts')).momentOf(match, team, readCount(count, 'count')),
    history: ({ from }) =>
      match
        .history()
        .entries.slice(readCount(from, 'from'))
        .map(({ seat, move, events }) => ({ seat, move, events })),
    past() {
      const { start, entries } = match.history();
      return { start, entries: entries.slice(0, countMoves(match)) };
    },
    deciding: () => (toAct() === null ? undefined : game.view(match.state, viewerOf(team, toAct()))),
    view: ({ seat }) => ({
      view: game.view(match.state, seat),
      seed: digest([match.header.seed, seat, match.length]),
    }),
  };
}

/** That somebody left in the end is the outcome of a match, and no move of it. */
const countMoves = ({ entries, decider }: AnyMatch): number =>
  entries.length - (decider === undefined ? leavingAtEnd(entries) : 0);
