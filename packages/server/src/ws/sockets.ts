/** WebSocket endpoint /api/socket: admission, quotas and liveness probes. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GAMES } from '@tessera/games';
import { OLDEST_PAGE, type ServerMessage, WIRE } from '@tessera/wire';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { bareAnswer } from '../headers.ts';
import { isOurHost } from '../hosts.ts';
import { isOurOrigin } from '../http/origin.ts';
import { type Identities, inForce } from '../identity/identities.ts';
import type { Limits } from '../limits/limits.ts';
import { RateLimit } from '../limits/rateLimit.ts';
import { Tally } from '../limits/tally.ts';
import { visitorOf } from '../limits/visitor.ts';
import type { KnownGuest } from '../store/types.ts';
import { CLOSED, Connection, type Listener } from './connection.ts';

export interface SocketContext {
  readonly identities: Identities;
  readonly limits: Limits;
  readonly isProxied: boolean;
  readonly now: () => number;
  /** Host names of this server. */
  readonly hosts: readonly string[];
  /** Interval of pings. */
  readonly probeMs?: number;
}

/** Frame limit in bytes; longer ones close the socket (1009). */
const MAX_PAYLOAD = 262_144;
const PROBE_MS = 15_000;

/** Sent to clients that state their version; older ones and other programs do not. */
const HELLO: ServerMessage = {
  type: 'hello',
  wire: WIRE,
  oldest: OLDEST_PAGE,
  rules: Object.fromEntries(Object.entries(GAMES).map(([id, { rulesVersion }]) => [id, rulesVersion])),
};

export interface Sockets {
  readonly connections: ReadonlySet<Connection>;
  /** Notifies all clients and closes. */
  stop(): void;
}

export function serveSockets(app: FastifyInstance, context: SocketContext, listener: Listener): Sockets {
  const { identities, limits, isProxied, hosts, now, probeMs = PROBE_MS } = context;
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD, clientTracking: false });
  const messages = new RateLimit(limits.messages, limits.crowd);
  const connections = new Set<Connection>();
  const [visitors, guests] = [new Tally(), new Tally()];

  let isStopping = false;

  function statusFor(request: IncomingMessage, visitor: string): number {
    if (isStopping) return 503;
    if (request.url?.replace(/\?.*$/, '') !== '/api/socket') return 404;
    if (!isOurHost(request.headers.host, hosts)) return 421;
    if (!isOurOrigin(request.headers)) return 403;
    if (visitors.of(visitor) >= limits.sockets.perAddress) return 429;
    return connections.size >= limits.sockets.all ? 503 : 101;
  }

  function welcome(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    guest: KnownGuest | undefined,
    visitor: string,
  ): void {
    const cookies = request.headers.cookie;
    server.handleUpgrade(request, socket, head, opened => {
      const connection = new Connection(opened, socket, { guest, cookies, visitor }, messages, {
        hear: (one, message) => listener.hear(one, message),
        gone(one) {
          connections.delete(one);
          if (guest) guests.remove(guest.id);
          listener.gone(one);
        },
      });
      connections.add(connection);
      if (request.url?.includes('?wire=')) connection.send(HELLO);
      const banned = inForce(guest?.sanctions.banned, now());
      if (banned) connection.ban(banned);
      if (guest && guests.add(guest.id) > limits.sockets.perGuest) {
        connection.problem('busy', 'too many connections');
        connection.close(CLOSED.tooMany, 'too many connections');
      }
    });
  }

  app.server.on('upgrade', (request, socket, head) => {
    const visitor = visitorOf(request, isProxied);
    socket.on('error', () => socket.destroy());
    const status = statusFor(request, visitor);
    if (status !== 101) return void socket.end(bareAnswer(status));
    visitors.add(visitor);
    socket.once('close', () => visitors.remove(visitor));
    return void identities.who(request.headers.cookie).then(
      found => welcome(request, socket, head, found?.guest, visitor),
      () => socket.end(bareAnswer(503)),
    );
  });

  const probing = setInterval(() => {
    for (const connection of connections) connection.probe();
  }, probeMs);
  probing.unref();

  return {
    connections,
    stop() {
      isStopping = true;
      clearInterval(probing);
      for (const connection of connections) {
        connection.problem('stopping');
        connection.close(CLOSED.stopping, 'stopping');
      }
    },
  };
}
