/**
 * Conversion of journals begun by earlier versions into records of a table: answers taken back before the
 * journal, claims of unsealed matches, options of older rules, clocks as notes.
 */
import {
  type AnyGame,
  type AnyMatch,
  type Fields,
  FormatError,
  isMatchWord,
  type LogEntry,
  Match,
  parseLog,
  parseOptions,
  type Seat,
  sealedChance,
} from '@tessera/engine';
import type { TableRecord } from '@tessera/table';
import { requireClaim } from './claim.ts';
import { type CreatedHere, type MatchRecordBody, numbered } from './journal.ts';
import { paceOf, type Time } from './pace.ts';
import { headerOf, type NewHeader } from './setup.ts';

/**
 * Records that a journal lacks to be one of a table. Throws FormatError if it does not replay to the state it
 * was stored with.
 */
export function missingIn(game: AnyGame, records: readonly unknown[], at: number): readonly TableRecord[] {
  const [created, ...later] = records as readonly [CreatedHere, ...TableRecord[]];
  const isStarted = later.some(({ kind }) => kind === 'started');
  const next = later.findLast(record => 'next' in record) as { readonly next?: Seat | null } | undefined;
  const bodies = isStarted ? clocksOf(created, later, next?.next ?? null) : started(game, created, later);
  return numbered(bodies, records.length, at) as readonly TableRecord[];
}

function started(game: AnyGame, created: CreatedHere, later: readonly TableRecord[]): MatchRecordBody[] {
  const { from, undone = [], claim, setup } = created;
  const log = from && parseLog(from);
  const match = log ? Match.resume(game, log, undefined, sealedChance) : begun(game, headerOf(setup));
  const { rulesVersion, chance } = match.header;
  const next = match.decider ?? null;
  const bodies: MatchRecordBody[] = [{ kind: 'started', bots: {}, rulesVersion, chance, next }];
  const isOld = from && (from.header.rulesVersion !== rulesVersion || from.header.numbers === undefined);
  if (isOld || (!from && isUpgraded(match, setup.options)))
    bodies.push({ kind: 'carriedOver', log: { header: match.header, entries: [...match.entries] } });
  const resigned = claim ? requireClaim(match, claim) : null;
  if (undone.length > 0) {
    requireRedo(match, undone);
    bodies.push(tookNothingBack(created, next, { undone: undone.map(({ seat, move }) => ({ seat, move })) }));
  }
  bodies.push(...clocksOf(created, later, next));
  if (resigned !== null) bodies.push(...gaveUp(match, resigned));
  return bodies;
}

const isUpgraded = ({ header }: AnyMatch, options: Fields): boolean =>
  JSON.stringify(header.options) !== JSON.stringify(options);

/**
 * Begins a match prepared under older rules and never opened since, whose options the current rules may not
 * know. Its rules version is unknown: the latest that accepts the options is used. Throws the current rules'
 * error if none does.
 */
function begun(game: AnyGame, header: NewHeader): AnyMatch {
  const begin = (options: Fields): AnyMatch =>
    new Match(game, { ...header, options: parseOptions(game.options, options, 'header.options') });
  try {
    return begin(header.options);
  } catch (refusal) {
    for (let rulesVersion = game.rulesVersion - 1; rulesVersion > 0; rulesVersion--) {
      try {
        const read = game.upgrade?.({ header: { ...header, rulesVersion, chance: [] }, entries: [] });
        if (read) return begin(read.header.options);
      } catch {
        // These were not its rules: try older ones.
      }
    }
    throw refusal;
  }
}

/** Replays answers that were taken back, which had drawn nothing, and takes them back again. */
function requireRedo(match: AnyMatch, undone: readonly LogEntry[]): void {
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

/** Record that changes only the answers to redo, or the clocks. */
const tookNothingBack = (
  { setup }: CreatedHere,
  next: Seat | null,
  more: Partial<Extract<TableRecord, { readonly kind: 'tookBack' }>>,
): MatchRecordBody => ({
  kind: 'tookBack',
  seat: 0,
  count: 0,
  wasAsked: false,
  left: setup.seats.map(() => null),
  back: [],
  next,
  ...more,
});

/** Records of a resignation, by all seats in a team. */
function gaveUp(match: AnyMatch, seat: Seat): readonly MatchRecordBody[] {
  const seats = Array.from({ length: match.header.seats }, (_, one) => one);
  const bodies = (match.game.isTogether ? seats : [seat]).flatMap((one): MatchRecordBody[] => {
    if (match.leaveRefusal(one)) return [];
    match.leave(one);
    const next = match.decider ?? null;
    return [{ kind: 'played', ...(match.lastEntry as LogEntry), spent: 0, next }];
  });
  if (bodies.length === 0) throw new FormatError('claim.resigned', `seat ${seat} could not give up`);
  return bodies;
}

/** Clocks of the last such note; stopped until play resumes. */
function clocksOf(
  created: CreatedHere,
  later: readonly TableRecord[],
  next: Seat | null,
): readonly MatchRecordBody[] {
  const { clock } = created.setup;
  const time = (later as readonly { readonly kind: string }[]).findLast(isTime)?.note;
  if (!clock || !time || next === null || later.some(({ kind }) => kind === 'pace')) return [];
  const left = time.left.map((ms, seat) => (seat === time.seat ? ms - time.spent : ms));
  return [
    { kind: 'pace', pace: paceOf(clock) },
    { kind: 'paused', spent: 0 },
    tookNothingBack(created, next, { left, undone: [] }),
  ];
}

const isTime = (record: {
  readonly kind: string;
}): record is { readonly kind: 'noted'; readonly note: Time } =>
  record.kind === 'noted' &&
  (record as { readonly note?: { readonly kind?: unknown } }).note?.kind === 'time';
