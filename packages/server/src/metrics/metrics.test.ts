import { expect, test } from 'vitest';
import { begun, playOn, tablesStage } from '../../test/stage.ts';

test('metrics are served on this machine or with the token, and to nobody else', async () => {
  const { address } = await tablesStage({ metricsToken: 'open sesame' });
  const { seats } = await begun(address);
  await playOn(seats, 2);
  await seats[0]!.do({ do: 'start' });
  const read = async (headers: Record<string, string> = {}): Promise<[number, string]> => {
    const answer = await fetch(`${address}/metrics`, { headers });
    return [answer.status, await answer.text()];
  };
  const [status, text] = await read();
  expect(status).toBe(200);
  const lines = text.split('\n').filter(line => /^tessera_(?!.*_bucket)/.test(line));
  expect(lines).toEqual(
    expect.arrayContaining([
      'tessera_sockets 2',
      'tessera_tables_awake 1',
      'tessera_commands_total{result="done"} 4',
      'tessera_commands_total{result="notNow"} 1',
      'tessera_command_seconds_count 5',
      'tessera_wake_seconds_count 1',
      'tessera_reloads_total 0',
    ]),
  );
  // Event-loop lag, by which slow rules would show.
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_max_seconds [\d.e-]+$/m);
  const proxied = { 'x-forwarded-for': '203.0.113.9' };
  expect(await read(proxied)).toEqual([404, 'There is nothing here.']);
  expect((await read({ forwarded: 'for=203.0.113.9' }))[0]).toBe(404);
  expect((await read({ ...proxied, authorization: 'Bearer guess' }))[0]).toBe(404);
  expect((await read({ ...proxied, authorization: 'Bearer open sesame' }))[0]).toBe(200);
});

test('metrics are not served to other machines without a configured token', async () => {
  const { address } = await tablesStage();
  const headers = { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer undefined' };
  expect((await fetch(`${address}/metrics`, { headers })).status).toBe(404);
});
