/** A match on the rules worker's desk: the engine's `Match` and what this screen may ask of it. */
import {
  type AnyGame,
  type AnyMatch,
  digest,
  type Fields,
  FormatError,
  type GameEvent,
  isLeaving,
  isMatchWord,
  LEAVE,
  type LogEntry,
  Match,
  type MatchLog,
  noChance,
  type Past,
  parseOptions,
  readCount,
  type Seat,
} from '@tessera/engine';
import { answersOf, NO_ANSWERS, understood, whyNot } from './answers.ts';
import type { Refusal } from './client.ts';
import type { RulesAnswers, RulesRequest, Situation } from './protocol.ts';
import { NOT_YOUR_TURN } from './refusals.ts';
import {
  isPerson,
  leavingAtEnd,
  personsOf,
  redoReach,
  speakerOf,
  type Team,
  undoReach,
  viewerOf,
} from './seating.ts';
import { type NewHeader, type SpareTable, seated, tableOf } from './setup.ts';
import { isBegun, type StoredLog } from './storedLog.ts';

/** Fetches the rules that can say why something is refused. */
type Whole = () => Promise<AnyGame>;

/** Begins a match or takes it up again; throws FormatError when it does not lead where it was stored. */
export async function openDesk(
  game: AnyGame,
  whole: Whole,
  { log, undone, claim }: StoredLog,
): Promise<Desk> {
  const match = isBegun(log) ? await resumed(game, log) : beginMatch(game, log.header);
  if (claim && isBegun(log)) {
    const { requireClaim } = await import('./claim.ts');
    requireClaim(match, claim);
  }
  putBack(match, undone);
  const resigned = claim?.resigned ?? null;
  if (resigned !== null && giveUp(match, resigned).length === 0)
    throw new FormatError('claim.resigned', `seat ${resigned} could not give up`);
  return deskOf(match, whole);
}

/** Takes up a log from outside, proved as it was written; throws FormatError. */
export async function openFile(game: AnyGame, whole: Whole, log: MatchLog, table: SpareTable): Promise<Desk> {
  const match = await resumed(game, log);
  const header = seated(match.header, table);
  const isSeated = header === match.header;
  return deskOf(isSeated ? match : await resumed(game, { header, entries: match.entries }), whole);
}

async function resumed(game: AnyGame, log: MatchLog): Promise<AnyMatch> {
  const isSealed = log.header.numbers === 'sealed';
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
  situation(events?: readonly GameEvent[]): Situation;
  /** All that was played, for those who explain it. */
  past(): Past<unknown, GameEvent>;
  /** The view of whoever decides; undefined when nobody does any more. */
  deciding(): unknown;
}

/** Answers a question about the match on the desk. */
export const askDesk = (desk: Desk, request: DeskRequest): unknown =>
  (desk[request.type] as (request: DeskRequest) => unknown)(request);

/**
 * One that was prepared under older rules, and never opened since, may have options that these do not know. Which rules
 * they were is not written down: the latest that make sense of it.
 */
function beginMatch(game: AnyGame, header: NewHeader): AnyMatch {
  const begin = (options: Fields): AnyMatch =>
    new Match(game, { ...header, options: parseOptions(game.options, options, 'header.options') });
  let refusal: unknown;
  for (let rulesVersion = game.rulesVersion; rulesVersion > 0; rulesVersion--) {
    const older = { header: { ...header, rulesVersion, chance: [] }, entries: [] };
    const read = rulesVersion === game.rulesVersion ? older : game.upgrade?.(older);
    try {
      if (read) return begin(read.header.options);
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}

/** What was taken back had drawn nothing: it is played, and taken back once more. */
function putBack(match: AnyMatch, undone: readonly LogEntry[]): void {
  undone.forEach((entry, i) => {
    if (!playAgain(match, entry)) throw new FormatError(`undone[${i}]`, `${entry.move} cannot follow`);
  });
  for (const { move } of undone) {
    if (!match.undo()) throw new FormatError('undone', `${move} could not have been taken back`);
  }
}

function playAgain(match: AnyMatch, { seat, move }: LogEntry): boolean {
  if (!isMatchWord(move)) return !('refused' in match.answer(seat, move));
  const canSay = match.sayRefusal(seat, move) === undefined;
  if (canSay) match.say(seat, move);
  return canSay;
}

function deskOf(match: AnyMatch, whole: Whole): Desk {
  const { game } = match;
  const team: Team = { ...tableOf(match.header), isTogether: game.isTogether };
  const toAct = (): Seat | null => match.decider ?? null;
  const undoCount = (): number => undoReach(team, match.entries);

  const undoStatus = (): Situation['undo'] => {
    const count = undoCount();
    return count === 0 ? 'nothingToUndo' : (match.undoRefusal(count) ?? 'ready');
  };

  function situation(events: readonly GameEvent[] = []): Situation {
    const { state } = match;
    const seat = toAct();
    const answers = seat !== null && isPerson(team, seat) ? answersOf(game, state, seat) : NO_ANSWERS;
    return {
      log: match.log(),
      undone: match.undoneEntries(),
      moves: countMoves(match),
      view: game.view(state, viewerOf(team, seat)),
      position: game.notation.formatPosition(state),
      toAct: seat,
      ...answers,
      events,
      undo: undoStatus(),
      outcome: game.outcome(state) ?? null,
    };
  }

  const refusalOf = async (seat: Seat, text: string): Promise<Refusal | null> =>
    whyNot(await whole(), match.state, seat, text);

  return {
    situation,
    async submit({ move, by }) {
      const acting = toAct();
      const botSeat = isPerson(team, acting) ? undefined : acting; // a late answer is nobody else's
      const seat = by === 'bot' ? botSeat : speakerOf(team, acting);
      if (seat === undefined || seat === null) return { refused: NOT_YOUR_TURN };
      const step = understood(() => match.answer(seat, move));
      if (!('refused' in step)) return { situation: situation(step.events) };
      return { refused: (await refusalOf(seat, move)) ?? step.refused };
    },
    whyNot({ move }) {
      const seat = speakerOf(team, toAct());
      return seat === undefined ? NOT_YOUR_TURN : refusalOf(seat, move);
    },
    undo() {
      const count = undoStatus() === 'ready' ? undoCount() : 0;
      for (let i = 0; i < count; i++) match.undo();
      return situation();
    },
    redo() {
      for (let i = redoReach(team, match.undoneEntries()); i > 0; i--) match.redo();
      return situation();
    },
    resign() {
      const here = [speakerOf(team, toAct()), ...personsOf(team)];
      const seat = here.find(one => one !== undefined && !match.leaveRefusal(one));
      return seat === undefined ? null : situation(giveUp(match, seat));
    },
    say({ seat, word }) {
      // People give up by `resign`; a bot does on its turn, and never for the team it plays in.
      const isLate = word === LEAVE && (seat !== toAct() || isPerson(team, seat) || game.isTogether);
      if (isLate || match.sayRefusal(seat, word)) return null;
      return situation(match.say(seat, word).events);
    },
    offer() {
      const by = speakerOf(team, toAct());
      if (by === undefined || match.agreeRefusal(by)) return null;
      const agreed = game.copy(match.state);
      const events: GameEvent[] = [];
      game.agree?.(agreed, noChance, events);
      const isGone = (seat: Seat): boolean =>
        match.entries.some(entry => entry.seat === seat && isLeaving(entry.move));
      const asked = team.seats.map((_, seat) => seat).filter(seat => seat !== by && !isGone(seat));
      return { by, asked, outcome: game.outcome(agreed) ?? null, events };
    },
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

/** A seat leaves, and whoever wins or loses with it: a team gives up as a whole. */
function giveUp(match: AnyMatch, seat: Seat): readonly GameEvent[] {
  const leavers = match.game.isTogether
    ? Array.from({ length: match.header.seats }, (_, one) => one)
    : [seat];
  return leavers.flatMap(one => (match.leaveRefusal(one) ? [] : match.leave(one).events));
}

/** That somebody left in the end is the outcome of a match, and no move of it. */
const countMoves = ({ entries, decider }: AnyMatch): number =>
  entries.length - (decider === undefined ? leavingAtEnd(entries) : 0);
