/** Tables as lists show them: derived from the journals, written with them, read without waking anybody. */

import type { Listing } from '@tessera/table';
import { isLive } from '@tessera/wire';
import { type Insertable, sql } from 'kysely';
import type { Flavour } from './migrations.ts';
import type { Db, Schema, Tx } from './schema.ts';
import type { Deserted, Due, LobbyFilter, LobbyListings, OpenCount, TableFilter } from './types.ts';

/** A table as it was after a record. */
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
        // An address is of use while its tables take up room, and no longer.
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

/** A bot's turn is due from the moment it came. */
const dueOf = ({ due, isBotTurn, updated }: Listing): number | null =>
  isBotTurn ? Math.min(due ?? updated, updated) : due;

const listingOf = ({ body }: { body: string }): Listing => JSON.parse(body);

export async function find(db: Db, table: string): Promise<Listing | undefined> {
  const row = await db.selectFrom('listings').select('body').where('table_id', '=', table).executeTakeFirst();
  return row && listingOf(row);
}

/** Tables that went on since they were listed, as far as anybody knows: a server ended too early to say. */
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

/** As many of each kind as anybody reads. */
const LOBBY_LENGTH = 60;
/** Somebody is at a table who was seen there so short a time ago; servers say so every minute. */
const HERE_MS = 150_000;
/** A match that stood still for longer is not being played before anybody's eyes. */
const WATCHED_MS = 7 * 86_400_000;

/**
 * The places of the lobby are shared out by address, and among the tables of an address by guest: the first table of
 * everybody comes before the second one of anybody. Tables at which somebody is now come first, then those where somebody
 * was last. Tables without a known address are their guest's.
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

/** How many tables wait for players: of a guest, and of everybody at one address. */
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

/** Somebody who belongs to these tables is there now. */
export async function seeTables(
  db: Db,
  flavour: Flavour,
  tables: readonly string[],
  now: number,
): Promise<void> {
  // On PostgreSQL row by row: a statement that locks many could wait for a batch of moves that waits for it.
  const length = flavour === 'sqlite' ? MOST_SEEN : 1;
  for (let first = 0; first < tables.length; first += length)
    await db
      .updateTable('listings')
      .set({ seen: now })
      .where('table_id', 'in', tables.slice(first, first + length))
      .where('seen', '<', now)
      .execute();
}

/** SQLite takes 32,766 parameters; one statement need not be that long. */
const MOST_SEEN = 500;

/** Tables that never started and where nobody who belongs to them was since these moments; the longest first. */
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

/** For operators: whoever may see them, last changed first. */
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

/** When the next table is due that is not yet. */
export async function nextDue(db: Db, after: number): Promise<number | undefined> {
  const { next } = await db
    .selectFrom('listings')
    .select(eb => eb.fn.min('due').as('next'))
    .where('due', '>', after)
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}
