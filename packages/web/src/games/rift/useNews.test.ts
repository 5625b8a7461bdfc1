import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import type { MatchSnapshot } from '../../match/client.ts';
import { EVENING, situation } from './fixtures.ts';
import { dangerTo } from './hints.ts';
import { loadText } from './text/index.ts';
import { newsOf } from './useNews.ts';

test.each(LANGUAGES)('a threat is read out in %s, with nothing left to fill in', async language => {
  const text = await loadText(language);
  const { scene } = situation(EVENING);
  const snapshot = { events: [], moves: [], isYours: true } as unknown as MatchSnapshot<never>;
  const news = newsOf({ text, snapshot, danger: dangerTo(scene.state, 0) }, 0);
  expect(news).toContain('i4');
  expect(news).not.toMatch(/[{}]/);
});
