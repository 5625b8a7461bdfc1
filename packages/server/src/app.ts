import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Archive } from './archive.ts';
import { chooseEncoding } from './encoding.ts';
import { type Files, isAsset, online, readFiles, type ServedFile } from './files.ts';
import { ASSET_HEADERS, bareAnswer, policyWith, SECURITY_HEADERS, WINDOW_HEADERS } from './headers.ts';
import { isOurHost } from './hosts.ts';

/** Timeouts, in milliseconds. */
interface Timeouts {
  /** For the head of a request. */
  readonly head: number;
  /** For the whole request. */
  readonly request: number;
  /** For an idle connection. */
  readonly silence: number;
}

export interface AppOptions {
  /** Host names of this server, besides its addresses and `localhost`. */
  readonly hosts?: readonly string[];
  readonly timeouts?: Timeouts;
  /** Online tables are served too. */
  readonly hasTables?: boolean;
  /** Assets of other builds. */
  readonly archive?: Archive;
  /** Error log, JSON lines; default: none. */
  readonly log?: NodeJS.WritableStream;
}

const TIMEOUTS: Timeouts = { head: 10_000, request: 30_000, silence: 60_000 };

/** Serves a built client, from its folder or already read; throws if it is not built. */
export async function createApp(
  client: string | Files,
  { hosts = [], timeouts = TIMEOUTS, hasTables = false, archive, log }: AppOptions = {},
): Promise<FastifyInstance> {
  const files = typeof client === 'string' ? readFiles(client) : client;
  const page = files.get('/index.html');
  if (!page) throw new Error('The web client is not built: run npm start.');
  const index = hasTables ? online(page) : page;
  const app = fastify({
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    http: { headersTimeout: timeouts.head, connectionsCheckingInterval: Math.ceil(timeouts.head / 5) },
    // Responses in progress are finished while the server closes.
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
  // No cache may store a 404: the file may exist in the next version.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.'),
  );
  return app;
}

/**
 * Log records hold no secrets: no URL of a request, since private links are among them, and of an error
 * no attached data such as query parameters.
 */
const SERIALIZERS = {
  err: ({ name, message, stack = '' }: Error) => ({ type: name, message, stack }),
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? '' }),
};

/** Routes of the client (/match/…, /rules/…) fall back to its index.html; files never do. */
const isPage = (path: string): boolean => !isAsset(path) && !/[\\/]\.|\.\w+$/.test(path);

function sendFile(file: ServedFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], [...file.packed.keys()]);
  const { body, etag } = (encoding && file.packed.get(encoding)) ?? file.plain;
  reply.headers({ 'cache-control': file.cacheControl, etag });
  if (file.packed.size > 0) reply.header('vary', 'accept-encoding');
  if (file.inlineScripts.length > 0) reply.header('content-security-policy', policyWith(file.inlineScripts));
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

/** Conditional request: the visitor's cached copy is current. */
const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some(tag => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;

const REFUSALS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers malformed, oversized and timed-out requests. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    socket.write(bareAnswer(REFUSALS[error.code ?? ''] ?? 400));
  }
  socket.destroy(error);
}
