/** Listings: summaries of tables for lists, derived from the journals and written in the same transaction. */

import type { Listing } from '@tessera/table';
import { isLive } from '@tessera/wire';
import { type Insertable, sql } from 'kysely';
import type { Flavour } from './migrations.ts';
import type { Db, Schema, Tx } from './schema.ts';
import type { Deserted, Due, LobbyFilter, LobbyListings, OpenCount, TableFilter } from './types.ts';

export interface Listed {
  readonly listing: Listing;
  readonly seq: number;
}

export async function upsertListings(tx: Tx, listings: readonly Listed[]): Promise<void> {
  if (listings.length === 0) return;
  await tx
    .insertInto('listings')
    .values(listings.map(rowOf))
    .onConflict(conflict =>
      conflict.column('table_id').doUpdateSet(eb => ({
        phase: eb.ref('excluded.phase'),
        open_to: eb.ref('excluded.open_to'),
        is_live: eb.ref('excluded.is_live'),
        due: eb.ref('excluded.due'),
        body: eb.ref('excluded.body'),
        seq: eb.ref('excluded.seq'),
        host: eb.ref('excluded.host'),
        seen: eb
          .case()
          .when('excluded.seen', '>', eb.ref('listings.seen'))
          .then(eb.ref('excluded.seen'))
          .else(eb.ref('listings.seen'))
          .end(),
        // The origin is dropped at the end of a match, when the quota no longer counts it.
        origin: eb
          .case()
          .when('excluded.phase', '=', 'ended')
          .then(null)
          .else(eb.ref('listings.origin'))
          .end(),
        updated: eb.ref('excluded.updated'),
        is_started: eb.ref('excluded.is_started'),
      })),
    )
    .execute();
  const people = listings.flatMap(({ listing }) =>
    guestsOf(listing).map(guest => ({ guest, table_id: listing.id })),
  );
  if (people.length === 0) return;
  await tx
    .insertInto('people')
    .values(people)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

const guestsOf = ({ chairs }: Listing): readonly string[] => chairs.flatMap(({ guest }) => guest ?? []);

const rowOf = ({ listing: { origin, ...listing }, seq }: Listed): Insertable<Schema['listings']> => ({
  table_id: listing.id,
  game: listing.game,
  phase: listing.phase,
  open_to: listing.openTo,
  is_live: isLive(listing.pace) ? 1 : 0,
  language: listing.language,
  created: listing.created,
  due: dueOf(listing),
  body: JSON.stringify(listing),
  seq,
  host: listing.host,
  origin: origin ?? null,
  seen: listing.updated,
  updated: listing.updated,
  is_started: listing.position === null ? 0 : 1,
});

/** A bot's turn is due at once. */
const dueOf = ({ due, isBotTurn, updated }: Listing): number | null =>
  isBotTurn ? Math.min(due ?? updated, updated) : due;

const listingOf = ({ body }: { body: string }): Listing => JSON.parse(body);

export async function find(db: Db, table: string): Promise<Listing | undefined> {
  const row = await db.selectFrom('listings').select('body').where('table_id', '=', table).executeTakeFirst();
  return row && listingOf(row);
}

/** Tables whose listing is behind the journal after a crash. */
export async function late(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('listings', 'listings.table_id', 'tables.id')
    .select('id')
    .whereRef('listings.seq', '<', 'tables.seq')
    .execute();
  return rows.map(({ id }) => id);
}

export async function byCode(db: Db, code: string): Promise<Listing | undefined> {
  const row = await db
    .selectFrom('tables')
    .innerJoin('listings', 'listings.table_id', 'tables.id')
    .select('body')
    .where('code', '=', code)
    .executeTakeFirst();
  return row && listingOf(row);
}

/** Length of each list of the lobby. */
const LOBBY_LENGTH = 60;
/** Presence expires after this time; servers refresh it every minute. */
const HERE_MS = 150_000;
/** A match idle for longer is not listed as being played. */
const WATCHED_MS = 7 * 86_400_000;

/**
 * Fair shares of the lobby, by address and within an address by guest: the first table of
 * everybody comes before the second one of anybody. Tables with somebody present come first, then the most recently
 * visited. A table without a known address counts for its guest.
 */
export async function lobby(
  db: Db,
  { game, isLive, language }: LobbyFilter,
  now: number,
): Promise<LobbyListings> {
  const shared = async (phase: 'gathering' | 'playing'): Promise<readonly Listing[]> => {
    const rows = await db
      .with('placed', query =>
        query
          .selectFrom('listings')
          .select(['table_id', 'seen', ownerOf.as('owner'), isAway(now).as('away')])
          .select(
            sql<number>`row_number() over (partition by ${ownerOf}, host order by ${isAway(now)}, seen desc, table_id)`.as(
              'of_guest',
            ),
          )
          .where('phase', '=', phase)
          .where('open_to', '=', 'everybody')
          .$if(phase === 'playing', one => one.where('seen', '>=', now - WATCHED_MS))
          .$if(game !== undefined, one => one.where('game', '=', game as string))
          .$if(isLive !== undefined, one => one.where('is_live', '=', isLive ? 1 : 0))
          .$if(language !== undefined, one => one.where('language', '=', language as string)),
      )
      .with('ranked', query =>
        query
          .selectFrom('placed')
          .select(['table_id', 'seen', 'away'])
          .select(
            sql<number>`row_number() over (partition by owner order by of_guest, away, seen desc, table_id)`.as(
              'place',
            ),
          ),
      )
      .selectFrom('ranked')
      .innerJoin('listings', 'listings.table_id', 'ranked.table_id')
      .select('listings.body')
      .orderBy('ranked.place')
      .orderBy('ranked.away')
      .orderBy('ranked.seen', 'desc')
      .orderBy('ranked.table_id')
      .limit(LOBBY_LENGTH)
      .execute();
    return rows.map(listingOf);
  };
  const { tables } = await db
    .selectFrom('listings')
    .select(eb => eb.fn.countAll<number>().as('tables'))
    .where('phase', '=', 'playing')
    .executeTakeFirstOrThrow();
  return { open: await shared('gathering'), playing: await shared('playing'), tables };
}

const ownerOf = sql<string>`coalesce(origin, host, table_id)`;

const isAway = (now: number) => sql<number>`case when seen >= ${sql.lit(now - HERE_MS)} then 0 else 1 end`;

/** Open tables of a guest and of an address. */
export async function openOf(db: Db, guest: string, origin: string): Promise<OpenCount> {
  const count = async (column: 'host' | 'origin', value: string): Promise<number> => {
    const { open } = await db
      .selectFrom('listings')
      .select(eb => eb.fn.countAll<number>().as('open'))
      .where('phase', '=', 'gathering')
      .where(column, '=', value)
      .executeTakeFirstOrThrow();
    return open;
  };
  return { ofGuest: await count('host', guest), ofOrigin: await count('origin', origin) };
}

export async function originOf(db: Db, table: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('origin')
    .where('table_id', '=', table)
    .executeTakeFirst();
  return row?.origin ?? undefined;
}

/** Refreshes the presence of tables. */
export async function seeTables(
  db: Db,
  flavour: Flavour,
  tables: readonly string[],
  now: number,
): Promise<void> {
  // Row by row on PostgreSQL: locking many rows at once could deadlock with a batch of appends.
  const length = flavour === 'sqlite' ? MOST_SEEN : 1;
  for (let first = 0; first < tables.length; first += length)
    await db
      .updateTable('listings')
      .set({ seen: now })
      .where('table_id', 'in', tables.slice(first, first + length))
      .where('seen', '<', now)
      .execute();
}

/** Rows per statement, below SQLite's 32,766 parameters. */
const MOST_SEEN = 500;

/** Abandoned tables that never started, longest first. */
export async function deserted(db: Db, since: Deserted): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('table_id')
    .where('phase', '=', 'gathering')
    .where(eb =>
      eb.or([
        eb.and([eb('is_live', '=', 1), eb('seen', '<', since.live)]),
        eb.and([eb('is_live', '=', 0), eb('seen', '<', since.slow)]),
      ]),
    )
    .orderBy('seen')
    .limit(MOST_SEEN)
    .execute();
  return rows.map(({ table_id }) => table_id);
}

export async function tablesOf(db: Db, guest: string): Promise<readonly Listing[]> {
  const rows = await db
    .selectFrom('people')
    .innerJoin('listings', 'listings.table_id', 'people.table_id')
    .select('body')
    .where('guest', '=', guest)
    .execute();
  return rows
    .map(listingOf)
    .filter(listing => guestsOf(listing).includes(guest))
    .sort((a, b) => b.updated - a.updated);
}

/** For operators: all tables, last changed first. */
export async function listTables(db: Db, { phase, limit }: TableFilter): Promise<readonly Listing[]> {
  const rows = await db
    .selectFrom('listings')
    .select('body')
    .$if(phase !== undefined, query => query.where('phase', '=', phase as string))
    .orderBy('updated', 'desc')
    .orderBy('table_id')
    .limit(limit)
    .execute();
  return rows.map(listingOf);
}

export async function dueUntil(db: Db, until: number): Promise<readonly Due[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['table_id', 'due'])
    .where('due', '<=', until)
    .orderBy('due')
    .orderBy('table_id')
    .execute();
  return rows.map(({ table_id, due }) => ({ table: table_id, at: due ?? until }));
}

/** Next due time in the future. */
export async function nextDue(db: Db, after: number): Promise<number | undefined> {
  const { next } = await db
    .selectFrom('listings')
    .select(eb => eb.fn.min('due').as('next'))
    .where('due', '>', after)
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}
