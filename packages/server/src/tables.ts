/** The server of tables: everything below /api, the socket, and what runs behind them. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { execute } from './admin/admin.ts';
import type { AdminAnswer, AdminCommand } from './admin/commands.ts';
import { BotPool } from './bots/pool.ts';
import { steadyClock } from './host/clock.ts';
import { openSeeds } from './host/dailySeeds.ts';
import { Dispatcher } from './host/dispatcher.ts';
import { Proofs } from './host/proving.ts';
import { Rooms } from './host/rooms.ts';
import type { Observer } from './host/storedTable.ts';
import type { Games } from './host/world.ts';
import { Housekeeping, type Retention } from './housekeeping.ts';
import { serveApi } from './http/api.ts';
import { dailyRoutes } from './http/daily.ts';
import { documentRoutes } from './http/documents.ts';
import { meRoutes } from './http/me.ts';
import { Readiness, serveReadiness } from './http/ready.ts';
import { tableRoutes } from './http/tables.ts';
import { type GuestConnection, guestUpdates } from './identity/guestUpdates.ts';
import { Identities } from './identity/identities.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { OpenTables } from './limits/openTables.ts';
import { openOrigins } from './limits/origins.ts';
import { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/route.ts';
import type { Store } from './store/types.ts';
import { serveSockets } from './ws/sockets.ts';

export interface TablesOptions {
  readonly store: Store;
  /** Host names of this server. */
  readonly hosts?: readonly string[];
  /** Behind a reverse proxy that sets X-Forwarded-For. */
  readonly isProxied?: boolean;
  readonly limits?: Limits;
  readonly bots?: BotPool;
  /** Default: the built-in games. */
  readonly games?: Games;
  readonly now?: () => number;
  readonly idleMs?: number;
  readonly probeMs?: number;
  /** Timeout of a long poll. */
  readonly changesMs?: number;
  /** Bearer token for /metrics from other machines. */
  readonly metricsToken?: string | undefined;
  /** Default: nothing expires. */
  readonly retention?: Retention;
  /** Called when the store has failed for good. */
  readonly onBroken?: (sentence: string) => void;
}

export interface Tables {
  readonly rooms: Rooms;
  readonly housekeeping: Housekeeping;
  administer(command: AdminCommand): Promise<AdminAnswer>;
  /** Drains: accepted commands are persisted, clients notified, timers stopped. The store stays open. */
  stop(): Promise<void>;
}

/** Below the idle timeout of common proxies. */
const CHANGES_MS = 25_000;

export async function serveTables(app: FastifyInstance, options: TablesOptions): Promise<Tables> {
  const { store, hosts = [], isProxied = false, limits = LIMITS, now = steadyClock() } = options;
  const metrics: Metrics = new Metrics({
    sockets: () => sockets.connections.size,
    tables: () => rooms.awake,
    botQueue: () => bots.waiting,
  });
  const onThought = (ms: number, result: string): void =>
    metrics.thoughtSeconds.observe({ result }, ms / 1000);
  const bots = options.bots ?? new BotPool({ onThought });
  const identities = await Identities.open(store, now);
  const rooms = new Rooms({
    store,
    bots,
    now,
    onFault: faultsIn(app.log, store, options.onBroken),
    observer: observerBy(metrics),
    gathering: limits.gathering,
    ...idle(options),
    ...games(options),
  });
  const quotas = {
    originOf: await openOrigins(store),
    openTables: new OpenTables(store, limits.openTables),
  };
  const dispatcher = new Dispatcher(rooms, limits, quotas);
  const sockets = serveSockets(
    app,
    { identities, limits, isProxied, hosts, now, ...probe(options) },
    dispatcher,
  );
  const polls = new Set<GuestConnection>();
  const guests = guestUpdates({
    store,
    rooms,
    identities,
    connections: () => [...sockets.connections, ...polls],
    now,
    onFault: error => app.log.error({ err: error }, 'news of a guest could not be followed'),
  });
  const unlisten = guests.listen(options.probeMs);
  const housekeeping = new Housekeeping({ store, rooms, now, ...guests }, options.retention ?? {});
  const context = {
    identities,
    limits,
    isProxied,
    now,
    rooms,
    dispatcher,
    quotas,
    proofs: new Proofs(),
    store,
    seeds: await openSeeds(store),
    people: () => sockets.connections.size,
    polls,
    changesMs: options.changesMs ?? CHANGES_MS,
    ...guests,
  };
  const routes = [meRoutes(context), tableRoutes(context), dailyRoutes(context), documentRoutes];
  await serveApi(app, context, ...routes);
  const readiness = new Readiness(store, app.log);
  serveReadiness(app, readiness);
  serveMetrics(app, metrics, options.metricsToken);
  await rooms.start();
  housekeeping.start(error => app.log.error({ err: error }, 'housekeeping failed'));
  return {
    rooms,
    housekeeping,
    administer: command => execute({ store, rooms, now, ...guests }, command),
    async stop() {
      readiness.stop();
      sockets.stop();
      unlisten();
      await housekeeping.stop();
      await rooms.stop();
      await bots.close();
    },
  };
}

const observerBy = (metrics: Metrics): Observer => ({
  command: (result, ms) => metrics.command(result, ms / 1000),
  wake: ms => metrics.wakeSeconds.observe(ms / 1000),
  reload: () => metrics.reloads.inc(),
});

/** Logs the table's id, never its content. A failed store is reported to the operator. */
const faultsIn =
  (log: FastifyBaseLogger, store: Store, onBroken: TablesOptions['onBroken']) =>
  (table: string, error: unknown): void => {
    log.error({ table, err: error }, 'a table failed');
    if (store.failure) onBroken?.(store.failure.message);
  };

const idle = ({ idleMs }: TablesOptions) => (idleMs === undefined ? {} : { idleMs });
const games = ({ games }: TablesOptions) => (games === undefined ? {} : { games });
const probe = ({ probeMs }: TablesOptions) => (probeMs === undefined ? {} : { probeMs });
