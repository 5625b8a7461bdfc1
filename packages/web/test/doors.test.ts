/** Names and doors of a table: who joins, under which name, and who may watch. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTable, onlineStage, setTable, startMatch } from './onlineStage.ts';
import { PHONE } from './stage.ts';

const online = onlineStage();
const { person } = online;
beforeAll(online.start);
afterAll(online.close);

test('a host without a name is asked for one, namesakes are numbered, and spectators locked out', async () => {
  const ada = await person('');
  await newTable(ada, 'Tesseract 1983');
  await ada.getByRole('button', { name: 'Create table' }).click();
  await ada.getByRole('alert').getByText('Please choose a name first').waitFor();
  const name = ada.getByRole('textbox', { name: 'Your name', exact: true });
  expect(await name.evaluate(field => field === document.activeElement)).toBe(true);
  await name.fill('Ada');
  const link = await setTable(ada);
  await ada.getByText('Ada (you)').waitFor();
  expect(await ada.locator('main').innerText()).not.toMatch(/dice|Anyone/i);

  const [ben, carol] = [await person('', { viewport: PHONE }), await person('Carol')];
  await ben.goto(link);
  await ben.getByText('Ada invites you to Tesseract 1983').waitFor();
  await ben.getByLabel('Your name at the table').fill('Аda'); // a Cyrillic А
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByText('Аda 2 (you)').waitFor();
  await carol.goto(link);
  await carol.getByRole('button', { name: 'Just watch' }).click();
  await startMatch(ada, ben, carol);

  await ada.getByRole('button', { name: /Open the chat/ }).click();
  await ada.getByText('The table', { exact: true }).click();
  await ada.getByLabel('Spectators may chat').uncheck();
  await carol.getByRole('button', { name: /Open the chat/ }).click();
  await carol.getByText('Only the players may chat here.').waitFor();
  await ada.getByLabel('Spectators may watch').uncheck();
  await carol.getByRole('heading', { name: 'This table is closed to spectators' }).waitFor();
  await carol.reload();
  await carol.getByRole('heading', { name: 'This table is closed to spectators' }).waitFor();
  await ada.getByLabel('Spectators may watch').check();
  await carol.reload();
  await carol.locator('.table-root').waitFor();
});
