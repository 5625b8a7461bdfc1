/** Who one is: a guest by one click, the same guest on another device. */
import { type Me, NewGuest, PrivateKey } from '@tessera/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatCookie } from '../identity/cookie.ts';
import { Buckets } from '../limits/buckets.ts';
import { isByTls } from '../limits/visitor.ts';
import { type ApiContext, guestOf, parsed, type Routes } from './api.ts';
import { Problem } from './problem.ts';

export function meRoutes({ identities, isProxied, limits, now, onRename }: ApiContext): Routes {
  const [guests, keys] = [new Buckets(limits.guests), new Buckets(limits.keys)];
  // Another name is written at every table of a guest, about as much work as a new one.
  const names = new Buckets(limits.tables);
  const welcome = (request: FastifyRequest, reply: FastifyReply, guest: Me): Me => {
    const isSecure = isByTls(request.raw, isProxied);
    reply.header('set-cookie', formatCookie(identities.cookieFor(guest), isSecure));
    return guest;
  };
  const rename = async (guest: Me, name: string): Promise<Me> => {
    if (name !== guest.name && !names.take(guest.id)) throw new Problem('tooFast');
    // Chairs first: who is killed in between has told nobody that it is done, and whoever asks again mends it.
    await onRename({ ...guest, name });
    return identities.rename(guest, name);
  };
  return api => {
    api.get('/me', async request => guestOf(request));

    /** Who is a guest already stays the same one, with a new name. */
    api.post('/me', async (request, reply) => {
      const { name } = parsed(NewGuest, request.body);
      if (request.guest) return welcome(request, reply, await rename(request.guest, name));
      if (!guests.take(request.visitor)) throw new Problem('tooFast');
      return welcome(request, reply.code(201), await identities.create(name, now()));
    });

    api.patch('/me', async request => {
      const { name } = parsed(NewGuest, request.body);
      return rename(guestOf(request), name);
    });

    api.post('/me/link', async request => ({ key: await identities.newKey(guestOf(request)) }));

    api.post('/me/enter', async (request, reply) => {
      const { key } = parsed(PrivateKey, request.body);
      if (!keys.take(request.visitor)) throw new Problem('tooFast');
      const guest = await identities.enter(key);
      if (!guest) throw new Problem('notHere', 'This private link does not lead to anybody any more.');
      return welcome(request, reply, guest);
    });
  };
}
