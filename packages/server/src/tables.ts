/** The server of tables: everything below /api, the socket, and what runs behind them. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { carryOut } from './admin/admin.ts';
import type { AdminAnswer, AdminCommand } from './admin/commands.ts';
import { BotPool } from './bots/pool.ts';
import { steadyClock } from './host/clock.ts';
import { Desk } from './host/dispatcher.ts';
import { type Games, Host } from './host/host.ts';
import type { Watch } from './host/storedTable.ts';
import { Housekeeping, type Retention } from './housekeeping.ts';
import { serveApi } from './http/api.ts';
import { documentRoutes } from './http/documents.ts';
import { meRoutes } from './http/me.ts';
import { Readiness, serveReadiness } from './http/ready.ts';
import { tableRoutes } from './http/tables.ts';
import { guestNews, type Line } from './identity/guestUpdates.ts';
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
  /** Names by which visitors may call this machine. */
  readonly hosts?: readonly string[];
  /** Whether a proxy hands requests on and says for whom. */
  readonly isProxied?: boolean;
  readonly limits?: Limits;
  readonly bots?: BotPool;
  /** What can be played, if not the games of this house. */
  readonly games?: Games;
  readonly now?: () => number;
  readonly idleMs?: number;
  readonly probeMs?: number;
  /** How long somebody without a socket waits for a change. */
  readonly changesMs?: number;
  /** Opens /metrics to whoever is not on this machine. */
  readonly metricsToken?: string | undefined;
  /** What is kept for how long; without it, everything for ever. */
  readonly retention?: Retention;
  /** Told when nothing can be kept any more until the store is opened again. */
  readonly onBroken?: (sentence: string) => void;
}

export interface Tables {
  readonly host: Host;
  readonly housekeeping: Housekeeping;
  /** What an operator asks for. */
  administer(command: AdminCommand): Promise<AdminAnswer>;
  /** What was accepted is kept, everybody is told, and then nothing runs any more; the store stays open. */
  stop(): Promise<void>;
}

/** Shorter than what lies on the way allows to be silent. */
const CHANGES_MS = 25_000;

export async function serveTables(app: FastifyInstance, options: TablesOptions): Promise<Tables> {
  const { store, hosts = [], isProxied = false, limits = LIMITS, now = steadyClock() } = options;
  const metrics: Metrics = new Metrics({
    sockets: () => sockets.connections.size,
    tables: () => host.awake,
    botQueue: () => bots.waiting,
  });
  const onThought = (ms: number, result: string): void =>
    metrics.thoughtSeconds.observe({ result }, ms / 1000);
  const bots = options.bots ?? new BotPool({ onThought });
  const identities = await Identities.open(store, now);
  const host = new Host({
    store,
    bots,
    now,
    onFault: faultsIn(app.log, store, options.onBroken),
    watch: watchBy(metrics),
    gathering: limits.gathering,
    ...idle(options),
    ...games(options),
  });
  const shares = {
    originOf: await openOrigins(store),
    openTables: new OpenTables(store, limits.openTables),
  };
  const desk = new Desk(host, limits, shares);
  const sockets = serveSockets(app, { identities, limits, isProxied, hosts, now, ...probe(options) }, desk);
  const polls = new Set<Line>();
  const news = guestNews({ store, host, identities, lines: () => [...sockets.connections, ...polls], now });
  const unlisten = news.listen(options.probeMs);
  const housekeeping = new Housekeeping({ store, host, now, ...news }, options.retention ?? {});
  const context = {
    identities,
    limits,
    isProxied,
    now,
    host,
    desk,
    shares,
    people: () => sockets.connections.size,
    polls,
    changesMs: options.changesMs ?? CHANGES_MS,
    ...news,
  };
  await serveApi(app, context, meRoutes(context), tableRoutes(context), documentRoutes);
  const readiness = new Readiness(store, app.log);
  serveReadiness(app, readiness);
  serveMetrics(app, metrics, options.metricsToken);
  await host.start();
  housekeeping.start(error => app.log.error({ err: error }, 'housekeeping failed'));
  return {
    host,
    housekeeping,
    administer: command => carryOut({ store, host, now, ...news }, command),
    async stop() {
      readiness.stop();
      sockets.stop();
      unlisten();
      await housekeeping.stop();
      await host.stop();
      await bots.close();
    },
  };
}

const watchBy = (metrics: Metrics): Watch => ({
  command: (result, ms) => metrics.command(result, ms / 1000),
  wake: ms => metrics.wakeSeconds.observe(ms / 1000),
  reload: () => metrics.reloads.inc(),
});

/** Names a table, never what was said at it. A store that cannot go on is a matter for whoever runs the server. */
const faultsIn =
  (log: FastifyBaseLogger, store: Store, onBroken: TablesOptions['onBroken']) =>
  (table: string, error: unknown): void => {
    log.error({ table, err: error }, 'a table failed');
    if (store.failure) onBroken?.(store.failure.message);
  };

const idle = ({ idleMs }: TablesOptions) => (idleMs === undefined ? {} : { idleMs });
const games = ({ games }: TablesOptions) => (games === undefined ? {} : { games });
const probe = ({ probeMs }: TablesOptions) => (probeMs === undefined ? {} : { probeMs });
