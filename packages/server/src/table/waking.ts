/** From a journal back to a table at work, and to what a journal may begin with again. */
import {
  type AnyMatch,
  FormatError,
  type LogEntry,
  type LogHeader,
  Match,
  type MatchLog,
  type Snapshot,
  sealedChance,
} from '@tessera/engine';
import { Book, seedOf } from './book.ts';
import { keep, type Ledger, newLedger } from './ledger.ts';
import type { RecordOf, TableRecord, TableSnapshot, World } from './types.ts';

/**
 * Reads the records of a table, or of what came after a snapshot of it. Answers are collected first and played at the end:
 * so a match of older rules is carried over where its game can, and refused in words where not. Throws FormatError.
 */
export function wake(world: World, records: readonly TableRecord[], snapshot?: TableSnapshot): Book {
  const { ledger, rest, log } = beginning(records, snapshot);
  let header = log?.header;
  const entries = log ? [...log.entries] : [];
  let isPast = true; // whether the snapshot of the match is of a moment that was not taken back
  for (const record of rest) {
    if (record.kind === 'started') header = headerOf(ledger, record);
    if (record.kind === 'played') entries.push(entryOf(record));
    if (record.kind === 'tookBack') {
      entries.length -= record.count;
      isPast &&= entries.length >= (log?.entries.length ?? 0);
    }
    keep(ledger, record);
  }
  const moment = isPast ? snapshot?.match?.snapshot : undefined;
  return new Book(world, ledger, header && resumed(world, ledger, { header, entries }, moment));
}

function beginning(records: readonly TableRecord[], snapshot: TableSnapshot | undefined) {
  if (snapshot) {
    const ledger = structuredClone(snapshot.ledger) as Ledger;
    return { ledger, rest: records.filter(({ seq }) => seq > snapshot.seq), log: snapshot.match?.log };
  }
  const [created, ...rest] = records;
  if (created?.kind !== 'created') throw new FormatError('records', 'must begin with the setting of a table');
  return { ledger: newLedger(created), rest, log: undefined };
}

/** A snapshot is of the rules that made it; others play all of it again. */
function resumed(world: World, ledger: Ledger, log: MatchLog, moment?: Snapshot<unknown>): AnyMatch {
  const game = world.game(log.header.game);
  if (!game) throw new FormatError('game', `"${log.header.game}" is not played here`);
  const isOurs = log.header.rulesVersion === game.rulesVersion;
  const match = Match.resume(game, log, isOurs ? moment : undefined, sealedChance);
  match.takeBack(0, ledger.takeBacks); // the last one may have been followed by no answer yet
  return match;
}

function headerOf(ledger: Ledger, { rulesVersion, chance }: RecordOf<'started'>): LogHeader {
  const { game, options, chairs } = ledger.created;
  const seats = chairs.length;
  return { game, rulesVersion, options, seats, seed: seedOf(ledger), numbers: 'sealed', chance };
}

const entryOf = ({ seat, move, chance, fresh }: RecordOf<'played'>): LogEntry => ({
  seat,
  move,
  chance,
  ...(fresh !== undefined && { fresh }),
});

/** The present moment of a table, which shares nothing with it. */
export function snapshotOf({ ledger, match }: Book): TableSnapshot {
  const kept = match && {
    log: { header: match.header, entries: [...match.entries] },
    snapshot: structuredClone(match.snapshot()),
  };
  return { seq: ledger.seq, ledger: structuredClone(ledger), match: kept ?? null };
}
