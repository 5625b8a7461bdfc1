/** Routes of identity: becoming a guest, moving to another device, deletion. */
import { type Me, NewGuest, PrivateKey } from '@tessera/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatNoCookie } from '../identity/cookie.ts';
import { inForce, meOf } from '../identity/identities.ts';
import { Buckets } from '../limits/buckets.ts';
import { isByTls } from '../limits/visitor.ts';
import type { KnownGuest } from '../store/types.ts';
import { type ApiContext, guestOf, parsed, type Routes, setCookie } from './api.ts';
import { bannedBy, Problem, refused } from './problem.ts';

export function meRoutes(context: ApiContext): Routes {
  const { identities, isProxied, limits, now, onRename, onGuestChanged, deleteGuest } = context;
  const [guests, keys] = [new Buckets(limits.guests), new Buckets(limits.keys)];
  // Renaming writes to every table of the guest, about as much work as creating one.
  const names = new Buckets(limits.tables);
  const welcome = (request: FastifyRequest, reply: FastifyReply, guest: KnownGuest): Me => {
    setCookie(context, request, reply, guest);
    return meOf(guest);
  };
  const rename = async (guest: KnownGuest, name: string): Promise<KnownGuest> => {
    if (name !== guest.name && !names.take(guest.id)) throw new Problem('tooFast');
    // Chairs first: a crash in between is repaired by the client's retry.
    await onRename({ ...meOf(guest), name });
    return identities.rename(guest, name);
  };
  /** A silenced guest cannot talk by names either. */
  const mayRename = ({ sanctions }: KnownGuest): boolean => !inForce(sanctions.silenced, now());
  return api => {
    api.get('/me', async request => meOf(guestOf(request)));

    /** Renames an existing guest; a silenced one keeps the old name. */
    api.post('/me', async (request, reply) => {
      const { name } = parsed(NewGuest, request.body);
      const { guest } = request;
      if (guest) return welcome(request, reply, mayRename(guest) ? await rename(guest, name) : guest);
      if (!guests.take(request.visitor)) throw new Problem('tooFast');
      return welcome(request, reply.code(201), await identities.create(name));
    });

    api.patch('/me', async request => {
      const { name } = parsed(NewGuest, request.body);
      const guest = guestOf(request);
      if (!mayRename(guest)) throw refused({ code: 'silenced', clause: '' });
      return meOf(await rename(guest, name));
    });

    /** No row names this guest afterwards; logs and backups expire later (docs/operating.md). */
    api.delete('/me', async (request, reply) => {
      const guest = guestOf(request);
      if (!names.take(guest.id)) throw new Problem('tooFast');
      await deleteGuest(guest.id);
      reply.header('set-cookie', formatNoCookie(isByTls(request.raw, isProxied)));
      return meOf(guest);
    });

    /** Signs out all other browsers and voids the private link. */
    api.delete('/me/sessions', async (request, reply) => {
      const guest = guestOf(request);
      if (!names.take(guest.id)) throw new Problem('tooFast');
      const renewed = await identities.endSessions(guest);
      onGuestChanged(guest.id);
      return welcome(request, reply, renewed);
    });

    api.post('/me/link', async request => ({ key: await identities.newKey(guestOf(request)) }));

    api.post('/me/enter', async (request, reply) => {
      const { key } = parsed(PrivateKey, request.body);
      if (!keys.take(request.visitor)) throw new Problem('tooFast');
      const guest = await identities.enter(key);
      if (!guest) throw new Problem('notHere', 'This private link does not lead to anybody any more.');
      const banned = inForce(guest.sanctions.banned, now());
      if (banned) throw bannedBy(banned);
      return welcome(request, reply, guest);
    });
  };
}
