import { UNREADY } from '@tessera/wire';
import { expect, test } from 'vitest';
import type { Refusal } from '../../match/client.ts';
import type { OnlineClient } from '../../match/remote/onlineClient.ts';
import { speaking } from './refusals.ts';
import { loadTalkWords } from './words/index.ts';

const { refusals } = await loadTalkWords('en');

const refused = (refusal: Refusal | undefined): Promise<Refusal | undefined> =>
  speaking({ submit: async () => refusal } as Partial<OnlineClient> as OnlineClient, () =>
    loadTalkWords('en'),
  ).submit('Ta1-a2');

test('a server that cannot store gives the reason', async () => {
  const busy = async (params?: Record<string, string>) =>
    (await refused({ code: 'busy', clause: '', ...(params && { params }) }))?.sentence;
  for (const reason of UNREADY) expect(await busy({ reason })).toBe(refusals[`busy_${reason}`]);
  expect(await busy()).toBe(refusals.busy);
  expect(await busy({ reason: 'tomorrow' })).toBe(refusals.busy);
});

test('refusals by rules or table keep their own words, and a played move stays played', async () => {
  const refusal = { code: 'E_STOPPED', clause: '' };
  expect(await refused(refusal)).toBe(refusal);
  expect(await refused(undefined)).toBeUndefined();
});
