/** Account of a guest, and sanctions of an operator, in real browsers against a real server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlineStage, setTableOf, sitDown, startMatch } from './onlineStage.ts';
import { expectSound, followSystem } from './sizes.ts';

const online = onlineStage();
const { person } = online;
beforeAll(online.start);
afterAll(online.close);

test('a guest signs out other devices, and deletes the account after a confirmation', async () => {
  const ada = await person('Ada');
  const ben = await person('Ben');
  await followSystem(ada);
  const link = await setTableOf(ada, { game: 'rift' });
  await sitDown(ben, link, 'Ben');
  await startMatch(ada, ben);

  await ada.goto('/online');
  await ada.getByText('Sign out or delete').click();
  await ada.getByRole('button', { name: 'Sign out other devices' }).click();
  await ada.getByText('All other devices are signed out.').waitFor();
  await ada.getByRole('button', { name: 'Delete my profile' }).click();
  await expectSound(ada, 'online-account', { sizes: ['desktop'] });
  await ada.getByRole('button', { name: 'Keep' }).click();
  await ada.getByRole('button', { name: 'Delete my profile' }).click();
  await ada.getByRole('button', { name: 'Delete for good' }).click();
  await ada.getByText('You have no name here yet.').waitFor();
  expect(await ada.evaluate(async () => (await fetch('/api/me')).status)).toBe(401);
  await expect.poll(() => ben.getByText('Former guest').count(), { timeout: 12_000 }).toBeGreaterThan(0);
});
