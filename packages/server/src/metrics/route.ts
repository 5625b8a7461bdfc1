/** The route /metrics, for this machine or with a bearer token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../addresses.ts';
import type { Metrics } from './metrics.ts';

export function serveMetrics(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request.raw) && !isToken(request.headers.authorization, token))
      return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Requests forwarded by a local proxy are not local. */
const isFromHere = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback((socket.remoteAddress ?? '').replace('::ffff:', '')) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const isToken = (header: string | undefined, token: string | undefined): boolean =>
  Boolean(token) && timingSafeEqual(digestOf(header ?? ''), digestOf(`Bearer ${token}`));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
