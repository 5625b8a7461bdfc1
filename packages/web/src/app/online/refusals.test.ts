import { COMPLETE_LANGUAGES } from '@tessera/engine';
import { UNREADY } from '@tessera/wire';
import { expect, test } from 'vitest';
import { cs } from '../../text/online/cs.ts';
import { en } from '../../text/online/en.ts';
import { fr } from '../../text/online/fr.ts';
import { refusalWords } from './refusals.ts';

test('a server that cannot store anything names the reason in every language', () => {
  const words = { en, fr, cs };
  expect(Object.keys(words).sort()).toEqual([...COMPLETE_LANGUAGES].sort());
  for (const one of Object.values(words)) {
    const said = UNREADY.map(reason => refusalWords(one, { code: 'busy', clause: '', params: { reason } }));
    expect(new Set([...said, one.refusals.busy]).size).toBe(UNREADY.length + 1);
    // An unknown reason, of a newer server, reads as a busy server.
    const unknown = { code: 'busy', clause: '', params: { reason: 'tomorrow' } } as const;
    expect(refusalWords(one, unknown)).toBe(one.refusals.busy);
    expect(refusalWords(one, { code: 'damaged', clause: '' })).toBe(one.refusals.damaged);
  }
});
