import { PHRASES } from '@tessera/wire';
import { expect, test } from 'vitest';
import { testWords } from '../../../text/testing.ts';
import { en } from './en.ts';
import { loadTalkWords } from './index.ts';

testWords(loadTalkWords, { shared: { cs: ['Chat'] } });

test('every phrase of the wire has a text', () => {
  expect(Object.keys(en.phrases)).toEqual([...PHRASES]);
});
