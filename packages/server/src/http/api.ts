/** The HTTP API below /api: what all routes have in common. */
import type { Me } from '@tessera/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { formatCookie } from '../identity/cookie.ts';
import { type Identities, inForce } from '../identity/identities.ts';
import { Buckets } from '../limits/buckets.ts';
import type { Limits } from '../limits/limits.ts';
import { isByTls, visitorOf } from '../limits/visitor.ts';
import type { KnownGuest } from '../store/types.ts';
import { isOurOrigin } from './origin.ts';
import { bannedBy, Problem, problemOf } from './problem.ts';

export interface ApiContext {
  readonly identities: Identities;
  readonly limits: Limits;
  /** Behind a reverse proxy that sets X-Forwarded-For. */
  readonly isProxied: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called before the new name of a guest is stored. */
  readonly onRename: (guest: Me) => Promise<void>;
  /** Invalidates a guest: sessions ended, or sanctions changed. */
  readonly onGuestChanged: (id: string) => void;
  /** Leaves every table by its rules, erases the name from every journal, and deletes the guest. */
  readonly deleteGuest: (id: string) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for a visitor without a name. */
    guest: KnownGuest | undefined;
    /** Address of the client. */
    visitor: string;
  }
}

/** Above the size of the largest new table. */
const BODY_LIMIT = 32_768;

export type Routes = (api: FastifyInstance) => void;

export async function serveApi(
  app: FastifyInstance,
  context: ApiContext,
  ...routes: Routes[]
): Promise<void> {
  const { identities, isProxied, limits } = context;
  const requests = new Buckets(limits.requests);
  await app.register(
    async api => {
      // Against CSRF: a form of another site can send text/plain without a preflight, but not JSON.
      api.removeContentTypeParser('text/plain');
      api.addHook('onRoute', route => {
        route.bodyLimit ??= BODY_LIMIT;
      });
      api.decorateRequest('guest', undefined);
      api.decorateRequest('visitor', '');
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        request.visitor = visitorOf(request.raw, isProxied);
        if (!requests.take(request.visitor)) throw new Problem('tooFast');
        if (!isSafe(request) && !isOurOrigin(request.headers)) throw new Problem('elsewhere');
        const found = await identities.who(request.headers.cookie, isDeletingSelf(request));
        request.guest = found?.guest;
        const banned = inForce(found?.guest.sanctions.banned, context.now());
        // A banned guest may still be deleted.
        if (banned && !isDeletingSelf(request)) throw bannedBy(banned);
        if (found?.isOldCookie) setCookie(context, request, reply, found.guest);
      });
      api.setErrorHandler((error, request, reply) => {
        const problem = problemOf(error);
        if (error !== problem && problem.status >= 500) request.log.error({ err: error }, 'a route failed');
        if (problem.code === 'tooFast' || problem.code === 'busy') reply.header('retry-after', '2');
        return reply.code(problem.status).send(problem.body);
      });
      for (const one of routes) one(api);
      api.all('/*', async () => {
        throw new Problem('notHere');
      });
    },
    { prefix: '/api' },
  );
}

export function setCookie(
  { identities, isProxied }: Pick<ApiContext, 'identities' | 'isProxied'>,
  request: FastifyRequest,
  reply: FastifyReply,
  guest: KnownGuest,
): void {
  reply.header('set-cookie', formatCookie(identities.cookieFor(guest), isByTls(request.raw, isProxied)));
}

const isDeletingSelf = ({ method, url }: FastifyRequest): boolean =>
  method === 'DELETE' && url.split('?')[0] === '/api/me';

const isSafe = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Validates by a schema; throws a Problem that names the field. */
export function parsed<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.');
  throw new Problem('garbage', `${field ? `${field}: ` : ''}${issue?.message ?? 'not understood'}.`);
}

/** Throws a Problem for a visitor without a name. */
export function guestOf({ guest }: FastifyRequest): KnownGuest {
  if (!guest) throw new Problem('noGuest');
  return guest;
}
