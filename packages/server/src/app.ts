import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

/** Only what the client itself brings may run in its pages. */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** A server for the built client in `folder`; throws when nothing is built there. */
export async function createApp(folder: string): Promise<FastifyInstance> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('The web client is not built: run npm start.');
  const app = fastify({ logger: false });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  await app.register(fastifyStatic, {
    root: folder,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content; index.html names the current ones.
      const isHashed = path.startsWith(join(folder, 'assets'));
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/health', async () => ({ status: 'ok' }));
  app.setNotFoundHandler((request, reply) => {
    // The client has its own pages (/match/…, /rules/…); only they fall back to it, never a missing file.
    const isPage = request.method === 'GET' && !/\.\w+$/.test(new URL(request.url, 'http://page').pathname);
    if (isPage) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain').send('There is nothing here.');
  });
  return app;
}
