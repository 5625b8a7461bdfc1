import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Archive } from './archive.ts';
import { chooseEncoding } from './encoding.ts';
import { type Files, isAsset, online, readFiles, type ServedFile } from './files.ts';
import { ASSET_HEADERS, bareAnswer, SECURITY_HEADERS, WINDOW_HEADERS } from './headers.ts';
import { isOurHost } from './hosts.ts';

/** How long anybody is waited for, in milliseconds. */
interface Patience {
  /** Until the head of a request is there. */
  readonly head: number;
  /** Until all of it is. */
  readonly request: number;
  /** While nothing moves on a connection, in either direction. */
  readonly silence: number;
}

export interface AppOptions {
  /** Names by which visitors may call this machine, besides its addresses and `localhost`. */
  readonly hosts?: readonly string[];
  readonly patience?: Patience;
  /** Whether there are tables here, for people at several screens. */
  readonly hasTables?: boolean;
  /** Assets of other builds. */
  readonly archive?: Archive;
  /** Where what goes wrong is written, one JSON text a line; nowhere if not given. */
  readonly log?: NodeJS.WritableStream;
}

const PATIENCE: Patience = { head: 10_000, request: 30_000, silence: 60_000 };

/** A server for a built client, read from its folder or already read; throws when nothing is built there. */
export async function createApp(
  client: string | Files,
  { hosts = [], patience = PATIENCE, hasTables = false, archive, log }: AppOptions = {},
): Promise<FastifyInstance> {
  const files = typeof client === 'string' ? readFiles(client) : client;
  const page = files.get('/index.html');
  if (!page) throw new Error('The web client is not built: run npm start.');
  const index = hasTables ? online(page) : page;
  const app = fastify({
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: Math.ceil(patience.head / 5) },
    // Who is being answered while the server closes gets the answer, with all that belongs to it.
    return503OnClosing: false,
    logger: log ? { level: 'warn', stream: log, serializers: SERIALIZERS } : false,
    clientErrorHandler: refuse,
    frameworkErrors: (error, _request, reply) =>
      (reply as FastifyReply).headers(SECURITY_HEADERS).send(error),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    reply.headers(isAsset(request.url) ? ASSET_HEADERS : WINDOW_HEADERS);
    if (isOurHost(request.headers.host, hosts)) return;
    return reply.code(421).type('text/plain').send('This server does not go by that name.');
  });
  app.get('/health', async () => ({ status: 'ok' }));
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    const file = files.get(path) ?? (isPage(path) ? index : await archive?.find(path));
    return file ? sendFile(file, request, reply) : reply.callNotFound();
  });
  // What is missing now may come with the next version: nobody on the way may remember that it was not there.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.'),
  );
  return app;
}

/**
 * What is written down has no secrets: of a request not its address, for private links are among them; of an error
 * nothing that it carries along, such as the parameters of a query.
 */
const SERIALIZERS = {
  err: ({ name, message, stack = '' }: Error) => ({ type: name, message, stack }),
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? '' }),
};

/** The client has its own pages (/match/…, /rules/…); only they fall back to it, never a file, missing or hidden. */
const isPage = (path: string): boolean => !isAsset(path) && !/[\\/]\.|\.\w+$/.test(path);

function sendFile(file: ServedFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], [...file.packed.keys()]);
  const { body, etag } = (encoding && file.packed.get(encoding)) ?? file.plain;
  reply.headers({ 'cache-control': file.cacheControl, etag });
  if (file.packed.size > 0) reply.header('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

/** Whether the visitor holds the very same already. */
const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some(tag => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;

const REFUSALS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what never became a request: too slow, too long, or not HTTP. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    socket.write(bareAnswer(REFUSALS[error.code ?? ''] ?? 400));
  }
  socket.destroy(error);
}
