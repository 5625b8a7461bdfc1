/** Routes of tables: the lobby, creation, logs, and play without a socket. */
import { FormatError } from '@tessera/engine';
import type { Listing } from '@tessera/table';
import {
  ChangesQuery,
  CommandRequest,
  type Lobby,
  LobbyQuery,
  type Me,
  NewTable,
  type TableLine,
} from '@tessera/wire';
import { Closed } from '../host/audience.ts';
import type { Quotas } from '../host/dispatcher.ts';
import { answerTo, type Dispatcher } from '../host/dispatcher.ts';
import { lineOf } from '../host/lines.ts';
import type { Proofs } from '../host/proving.ts';
import type { Rooms } from '../host/rooms.ts';
import { NoGuest, NoTable, type TaskResult } from '../host/task.ts';
import type { GuestConnection } from '../identity/guestUpdates.ts';
import { inForce } from '../identity/identities.ts';
import { Buckets } from '../limits/buckets.ts';
import { isTooMany } from '../limits/openTables.ts';
import { RateLimit } from '../limits/rateLimit.ts';
import { type ApiContext, guestOf, parsed, type Routes } from './api.ts';
import { nextChange } from './changes.ts';
import { type MovingContext, movingRoutes } from './moving.ts';
import { Problem, refused } from './problem.ts';

export interface TablesContext extends ApiContext {
  readonly rooms: Rooms;
  readonly dispatcher: Dispatcher;
  readonly quotas: Quotas;
  readonly proofs: Proofs;
  /** Number of people connected. */
  readonly people: () => number;
  /** Timeout of a long poll. */
  readonly changesMs: number;
  /** Waiting long polls. */
  readonly polls: Set<GuestConnection>;
}

type ById = { Params: { id: string } };

const NO_TABLE = 'There is no such table.';

export function tableRoutes({
  rooms,
  dispatcher,
  quotas,
  proofs,
  limits,
  people,
  changesMs,
  polls,
}: TablesContext): Routes {
  const [tables, codes] = [new RateLimit(limits.tables, limits.crowd), new Buckets(limits.keys)];
  const lineFor = (listing: Listing, guest: Me | undefined): TableLine =>
    lineOf(listing, guest?.id, (table, one) => rooms.isHere(table, one));
  const found = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof Closed) throw new Problem('closed');
      throw error instanceof NoTable ? new Problem('notHere', NO_TABLE) : error;
    }
  };
  const set: MovingContext['set'] = async (request, reply, wanted, replayed) => {
    const guest = guestOf(request);
    if (rooms.load.isTooMuch) throw new Problem('busy');
    if (!tables.take(guest.id, request.visitor)) throw new Problem('tooFast');
    const origin = quotas.originOf(request.visitor);
    // A silenced guest gets no title: it would be a way to talk.
    const isSilenced = inForce(guest.sanctions.silenced, rooms.now()) !== undefined;
    const table = isSilenced ? { ...wanted, title: '' } : wanted;
    const create = async (): Promise<Listing> =>
      played(rooms.create(table, guest, origin, await replayed?.()));
    const listing = await quotas.openTables.admit({ guest: guest.id, origin }, create);
    if (isTooMany(listing)) throw refused({ code: listing.code, clause: '', params: { most: listing.most } });
    reply.code(201);
    return lineFor(listing, guest);
  };
  return api => {
    api.post('/tables', async (request, reply) => {
      const wanted = parsed(NewTable, request.body);
      if (wanted.chairs.filter(({ kind }) => kind === 'me').length > 1)
        throw new Problem('garbage', 'chairs: one is enough for you.');
      return set(request, reply, wanted);
    });

    movingRoutes(api, { rooms, set, found, proofs });

    api.get('/tables', async ({ guest, query }): Promise<Lobby> => {
      const { game, language, pace } = parsed(LobbyQuery, query);
      const filter = {
        ...(game !== undefined && { game }),
        ...(language && { language }),
        ...(pace && { isLive: pace === 'live' }),
      };
      const { open, playing, tables } = await rooms.store.lobby(filter, rooms.now());
      const lines = (listings: readonly unknown[]): TableLine[] =>
        listings.map(listing => lineFor(listing as Listing, guest));
      return { open: lines(open), playing: lines(playing), people: people(), tables };
    });

    api.get('/mine', async request => {
      const guest = guestOf(request);
      const listings = (await rooms.store.tablesOf(guest.id)) as readonly Listing[];
      // Omits tables that were closed before the match began.
      return listings
        .filter(({ phase, position }) => phase !== 'ended' || position !== null)
        .map(listing => lineFor(listing, guest));
    });

    api.get('/waiting', async request => {
      const guest = guestOf(request);
      const listings = (await rooms.store.tablesOf(guest.id)) as readonly Listing[];
      return listings
        .filter(({ phase }) => phase === 'playing')
        .map(listing => lineFor(listing, guest))
        .filter(({ isYourTurn }) => isYourTurn);
    });

    api.get<ById>('/tables/:id', async ({ guest, params }) => {
      const listing = await rooms.store.find(params.id);
      if (!listing) throw new Problem('notHere', NO_TABLE);
      return lineFor(listing as Listing, guest);
    });

    api.get<{ Params: { code: string } }>('/code/:code', async ({ guest, params, visitor }) => {
      const listing = await rooms.store.byCode(params.code.toUpperCase());
      if (listing) return lineFor(listing as Listing, guest);
      // Rate limit on wrong codes, against guessing.
      throw codes.take(visitor) ? new Problem('notHere', 'No table has this code.') : new Problem('tooFast');
    });

    api.get<ById>('/tables/:id/legal', async ({ guest, params }) =>
      found(rooms.read(params.id, ({ table }) => answerTo({ type: 'legal' }, table, guest))),
    );

    /** The log of a finished match, for everybody who may watch it. */
    api.get<ById>('/tables/:id/log', async ({ guest, params }) => {
      const log = await found(
        rooms.read(params.id, ({ table }) => {
          if (table.isClosedTo(guest?.id ?? null)) throw new Closed(params.id);
          return table.log();
        }),
      );
      if (!log) throw new Problem('notOver');
      return log;
    });

    api.get<ById>('/tables/:id/changes', async (request, reply) => {
      const { seq } = parsed(ChangesQuery, request.query);
      const message = await found(
        nextChange(
          rooms,
          { table: request.params.id, guest: request.guest, seq, changesMs, polls },
          request.raw,
        ),
      );
      return reply.type('application/json').send(message);
    });

    api.post<ById>('/tables/:id/do', async request => {
      const { key, command } = parsed(CommandRequest, request.body);
      const result = await found(
        new Promise<TaskResult>((resolve, reject) =>
          dispatcher.submit(
            { guest: guestOf(request), visitor: request.visitor },
            request.params.id,
            key,
            command,
            {
              resolve,
              reject,
            },
          ),
        ),
      );
      if ('refused' in result) throw refused(result.refused);
      return result;
    });
  };
}

/** Invalid options are the client's mistake. */
async function played<T>(created: Promise<T>): Promise<T> {
  try {
    return await created;
  } catch (error) {
    if (error instanceof NoGuest) throw new Problem('noGuest');
    throw error instanceof FormatError ? new Problem('garbage', `${error.message}.`) : error;
  }
}
