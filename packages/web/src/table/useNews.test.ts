import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { loadText } from '../text/index.ts';
import type { LogLine } from './log.ts';
import type { Prompt } from './PromptBand.tsx';
import { newsOf } from './useNews.ts';

const line = (change: Partial<LogLine>): LogLine => ({
  key: '',
  count: 1,
  text: '',
  tone: 'plain',
  isDecisive: false,
  ...change,
});
/** Newest first, as in the log. */
const LINES = [
  line({ text: 'draws a card.', who: 'Kai', isSubject: true }),
  line({ text: 'Red 4 becomes 5.', who: 'Ada', aloud: 'It burns.' }),
];
const PROMPT: Prompt = { head: 'Your turn:', body: 'take *one* of them.', mood: 'act' };

test('the announcement has the events in order, then the prompt', async () => {
  const text = await loadText('en');
  expect(newsOf(text, LINES, PROMPT)).toBe(
    'Ada: Red 4 becomes 5. It burns. Kai draws a card. Your turn: take one of them.',
  );
});

test.each(LANGUAGES)('a threat is announced in %s, a remark is not', async language => {
  const text = await loadText(language);
  const withThreat = (isHigh: boolean): string =>
    newsOf(text, [], { ...PROMPT, threat: { text: 'Breach 2 of 7', isHigh } });
  expect(withThreat(true)).toMatch(/one of them\. Breach 2 of 7\.$/);
  expect(withThreat(false)).not.toContain('Breach');
});
