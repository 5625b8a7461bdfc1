/** Tables as lists show them: derived from the journals, written with them, read without waking anybody. */
import { isLive } from '@tessera/wire';
import type { Insertable } from 'kysely';
import type { Listing } from '../table/index.ts';
import type { Db, Schema, Tx } from './schema.ts';
import type { Due, LobbyFilter, LobbyListings } from './types.ts';

/** A table as it was after a record. */
export interface Listed {
  readonly listing: Listing;
  readonly seq: number;
}

export async function keepListings(tx: Tx, listings: readonly Listed[]): Promise<void> {
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

const rowOf = ({ listing, seq }: Listed): Insertable<Schema['listings']> => ({
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

export async function lobby(db: Db, { game, isLive, language }: LobbyFilter): Promise<LobbyListings> {
  const newest = async (phase: string): Promise<readonly Listing[]> => {
    const rows = await db
      .selectFrom('listings')
      .select('body')
      .where('phase', '=', phase)
      .where('open_to', '=', 'everybody')
      .$if(game !== undefined, query => query.where('game', '=', game as string))
      .$if(isLive !== undefined, query => query.where('is_live', '=', isLive ? 1 : 0))
      .$if(language !== undefined, query => query.where('language', '=', language as string))
      .orderBy('created', 'desc')
      .orderBy('table_id')
      .limit(LOBBY_LENGTH)
      .execute();
    return rows.map(listingOf);
  };
  const { tables } = await db
    .selectFrom('listings')
    .select(eb => eb.fn.countAll<number>().as('tables'))
    .where('phase', '=', 'playing')
    .executeTakeFirstOrThrow();
  return { open: await newest('gathering'), playing: await newest('playing'), tables };
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
