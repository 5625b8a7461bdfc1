import { expect, test } from 'vitest';
import { gameById } from '../../games/index.ts';
import { type Draft, firstDraft } from '../../table/newMatch/draft.ts';
import { loadText } from '../../text/index.ts';
import { linesOf } from './Summary.tsx';

test('an option that is switched on is told by its name, any other with its value', async () => {
  const { preparation } = (await gameById('tesseract')?.loadPreparation()) ?? {};
  if (!preparation) throw new Error('no form');
  const words = await preparation.loadWords('en');
  const options = { noStartCards: true, edition: 'cz' } as Draft['options'];
  const draft = { ...firstDraft(preparation), options };
  const lines = linesOf({ preparation, draft, words }, undefined, await loadText('en'));
  expect(lines).toContain(words.game.options.noStartCards?.label);
  expect(lines).toContainEqual(expect.stringMatching(`^${words.game.options.edition?.label}: `));
});
