import type { Me } from '@tessera/wire';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { addressOf, CLIENT, Visitor } from '../../test/stage.ts';
import { createApp } from '../app.ts';
import { Identities } from '../identity/identities.ts';
import { Signer } from '../identity/signer.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import { openStore } from '../store/openStore.ts';
import { serveApi } from './api.ts';
import { meRoutes } from './me.ts';

const running: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

async function stage(limits: Limits = LIMITS, isProxied = false) {
  const now = 0;
  const store = await openStore('sqlite::memory:');
  const identities = await Identities.open(store, () => now);
  const app = await createApp(CLIENT);
  running.push(app);
  const context = {
    identities,
    limits,
    isProxied,
    now: () => now,
    onRename: async () => {},
    onGuestChanged() {},
    deleteGuest: store.guests.delete,
  };
  await serveApi(app, context, meRoutes(context));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { address: addressOf(app.server) };
}

describe('a guest', () => {
  test('is created by one request and recognized by the cookie', async () => {
    const { address } = await stage();
    const ada = new Visitor(address);
    expect(await ada.ask('GET', '/api/me')).toMatchObject({
      status: 401,
      body: { code: 'noGuest', message: 'Choose a name first.' },
    });
    const { status, headers, body } = await ada.ask<Me>('POST', '/api/me', { name: ' Ada ' });
    expect([status, body.name]).toEqual([201, 'Ada']);
    expect(headers.getSetCookie()[0]).toMatch(
      /^tessera=[\w-]{16}\.[\w-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await ada.ask<Me>('GET', '/api/me')).body).toEqual(body);
  });

  test('keeps the id when renamed', async () => {
    const { address } = await stage();
    const ada = await Visitor.named(address, 'Ada');
    expect((await ada.ask('PATCH', '/api/me', { name: 'Ada L.' })).body).toEqual({
      id: ada.me.id,
      name: 'Ada L.',
    });
    expect(await ada.ask('POST', '/api/me', { name: 'Countess' })).toMatchObject({
      status: 200,
      body: { id: ada.me.id, name: 'Countess' },
    });
  });

  test('is not recognized by a cookie that this server has not signed', async () => {
    const { address } = await stage();
    const ada = await Visitor.named(address, 'Ada');
    const [id] = ada.cookie!.replace('tessera=', '').split('.');
    const forged = [
      `tessera=${id}`,
      `tessera=${id}.`,
      `tessera=${new Signer('another key').sign(id!)}`,
      `${ada.cookie!.slice(0, -1)}${ada.cookie!.endsWith('A') ? 'B' : 'A'}`,
      'tessera=',
      'tessera',
      `other=1; tessera=${'x'.repeat(4000)}`,
    ];
    for (const cookie of forged)
      expect((await new Visitor(address, cookie).ask('GET', '/api/me')).status).toBe(401);
    expect((await new Visitor(address, `other=1; ${ada.cookie}`).ask('GET', '/api/me')).status).toBe(200);
  });

  test('gets a Secure cookie only behind a TLS proxy', async () => {
    const { address } = await stage(LIMITS, true);
    const { headers } = await new Visitor(address).ask(
      'POST',
      '/api/me',
      { name: 'Ada' },
      {
        'x-forwarded-proto': 'https',
      },
    );
    expect(headers.getSetCookie()[0]).toMatch(/; Secure$/);
  });
});

describe('a private link', () => {
  test('makes another device the same guest', async () => {
    const { address } = await stage();
    const ada = await Visitor.named(address, 'Ada');
    const { key } = (await ada.ask<{ key: string }>('POST', '/api/me/link')).body;
    expect(key).toMatch(/^[\w-]{43}$/);
    const phone = new Visitor(address);
    expect((await phone.ask('POST', '/api/me/enter', { key })).body).toEqual(ada.me);
    expect((await phone.ask('GET', '/api/me')).body).toEqual(ada.me);
  });

  test('is revoked by the next one', async () => {
    const { address } = await stage();
    const ada = await Visitor.named(address, 'Ada');
    const { key } = (await ada.ask<{ key: string }>('POST', '/api/me/link')).body;
    await ada.ask('POST', '/api/me/link');
    expect(await new Visitor(address).ask('POST', '/api/me/enter', { key })).toMatchObject({
      status: 404,
      body: { code: 'notHere', message: 'This private link does not lead to anybody any more.' },
    });
  });

  test('cannot be guessed: attempts are limited by address', async () => {
    const { address } = await stage();
    const guess = (): Promise<{ status: number }> =>
      new Visitor(address).ask('POST', '/api/me/enter', { key: 'x'.repeat(43) });
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  });
});

describe('the API refuses', () => {
  const none = { code: 'notHere', message: 'There is nothing here.' };
  test.each([
    ['a page that is not there', 'GET', '/api/nothing', undefined, 404, none],
    ['another method', 'PUT', '/api/me', undefined, 404, none],
    ['what is no JSON', 'POST', '/api/me', '{', 400, { code: 'garbage' }],
    ['a prototype', 'POST', '/api/me', '{"name":"Ada","__proto__":{"x":1}}', 400, { code: 'garbage' }],
    ['no body', 'POST', '/api/me', undefined, 400, { code: 'garbage' }],
    ['a name of nothing', 'POST', '/api/me', { name: ' ' }, 400, { code: 'garbage' }],
    ['a name that nobody sees', 'POST', '/api/me', { name: '\u202e\u200b' }, 400, { code: 'garbage' }],
    ['a field too many', 'POST', '/api/me', { name: 'Ada', id: 'mine' }, 400, { code: 'garbage' }],
    ['too much', 'POST', '/api/me', { name: 'x'.repeat(40_000) }, 413, { code: 'tooLarge' }],
    ['a key that is none', 'POST', '/api/me/enter', { key: '../..' }, 400, { code: 'garbage' }],
  ])('%s', async (_name, method, path, body, status, problem) => {
    const { address } = await stage();
    const answer = await new Visitor(address).ask(method, path, body);
    expect(answer).toMatchObject({ status, body: { ...problem, message: expect.stringMatching(/\.$/) } });
  });

  test('a form, which another site could send', async () => {
    const { address } = await stage();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(
        await new Visitor(address).ask('POST', '/api/me', '{"name":"Ada"}', { 'content-type': type }),
      ).toMatchObject({ status: 400, body: { code: 'garbage' } });
  });

  test('a page of another site', async () => {
    const { address } = await stage();
    const ada = await Visitor.named(address, 'Ada');
    const rename = (headers: Record<string, string>): Promise<{ status: number }> =>
      ada.ask('PATCH', '/api/me', { name: 'Mallory' }, headers);
    for (const headers of [
      { origin: 'http://evil.example' },
      { origin: 'null' },
      { origin: address.replace('127.0.0.1', 'localhost') },
      { origin: `${address}0` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect(await rename(headers as Record<string, string>)).toMatchObject({
        status: 403,
        body: { code: 'elsewhere' },
      });
    expect((await ada.ask<Me>('GET', '/api/me')).body.name).toBe('Ada');
    expect((await rename({ origin: address, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('requests over the rate limit of an address; behind a proxy each visitor has their own', async () => {
    const limits = { ...LIMITS, requests: { burst: 2, perSecond: 0 } };
    const { address } = await stage(limits, true);
    const ask = async (from: string): Promise<number> =>
      (await new Visitor(address).ask('GET', '/api/me', undefined, { 'x-forwarded-for': from })).status;
    expect(await ask('10.0.0.1')).toBe(401);
    expect(await ask('10.9.9.9, 10.0.0.1')).toBe(401);
    expect(await ask('10.0.0.1')).toBe(429);
    expect(await ask('10.0.0.2')).toBe(401);
  });

  test('new guests over the rate limit of an address', async () => {
    const { address } = await stage();
    const statuses = [];
    for (let n = 0; n < 21; n++)
      statuses.push((await new Visitor(address).ask('POST', '/api/me', { name: 'Ada' })).status);
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
  });
});
