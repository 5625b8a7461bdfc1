import { readFileSync } from 'node:fs';
import { digest, Match, type MatchLog, replay, verify } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { tesseractOptions } from '../../test/tesseractVariants.ts';
import { BUILT_IN_PACK, symbolAt, symbolsOf, type TesseractState, tesseract } from './index.ts';

const options = tesseractOptions({ base: 'C', researchers: ['random', 'R05'], recolor: 'kept' });
const match = new Match(tesseract, { options, seats: 2, seed: 'old' });
for (let i = 0; i < 20; i++) match.fallback();

/** The same match as version 1 wrote it. */
const { header, entries } = match.log();
const old: MatchLog = {
  header: { ...header, rulesVersion: 1, options: { base: 'C', researcher2: 'R05' } },
  entries,
};

/** The beginning of a random match, written by version 2: in the fifth answer a cube is recoloured. */
const WRITTEN: {
  readonly log: MatchLog;
  /** Digest of the last state without its options, under version 2. */
  readonly end: string;
} = JSON.parse(readFileSync(new URL('../../test/tesseractVersion2.json', import.meta.url), 'utf8'));

/** The beginning of a match on base 3, written by version 3: at its end the symbol on (0, 2) happens. */
const ON_BASE_3: typeof WRITTEN = JSON.parse(
  readFileSync(new URL('../../test/tesseractVersion3.json', import.meta.url), 'utf8'),
);

/** The beginning of a match on base 1, written by version 4: at its end the symbol on (3, 0) happens. */
const ON_BASE_1: typeof WRITTEN = JSON.parse(
  readFileSync(new URL('../../test/tesseractVersion4.json', import.meta.url), 'utf8'),
);

const digestOf = ({ options: _, ...rest }: TesseractState): string => digest(rest);

describe('logs of older rules', () => {
  test('[T-VAR-6] logs of version 1, which named each researcher by its own option, can be resumed', () => {
    const read = replay(tesseract, old, 'seeded');
    expect(read.state).toEqual(match.state);
    expect(read.header.options).toEqual({ base: 'C', researchers: ['random', 'R05'], recolor: 'kept' });
    expect(Match.resume(tesseract, old).fallback()?.state).toEqual(match.fallback()?.state);
  });

  test('logs of version 2 can be resumed unchanged', () => {
    const second = { ...match.log(), header: { ...header, rulesVersion: 2 } };
    expect(replay(tesseract, second).state).toEqual(match.state);
    expect(Match.resume(tesseract, second).state).toEqual(match.state);
  });

  test('[T-STATE-2] logs of version 2 with a cube recoloured without a roll can be resumed, and roll none later', () => {
    const { log, end } = WRITTEN;
    expect(log.header.rulesVersion).toBe(2);
    const read = replay(tesseract, log);
    const resumed = Match.resume(tesseract, log);
    expect([digestOf(read.state), digestOf(resumed.state)]).toEqual([end, end]);
    expect(resumed.state.options.recolor).toBe('kept');
    for (let i = 0; i < 20; i++) resumed.fallback();
    const later = resumed.log();
    expect(later.header).toMatchObject({ rulesVersion: 5, options: { recolor: 'kept' } });
    expect(replay(tesseract, later).state).toEqual(resumed.state);
    expect(verify(tesseract, later).fairness).toBe('fair');
    const asNow = { header: { ...log.header, rulesVersion: 5 }, entries: log.entries };
    expect(() => replay(tesseract, asNow)).toThrow('entries[4].chance: says [], but [1] was drawn');
  });

  test('[T-BASE-2] a match on base 3 of version 3 keeps its face, and every other one has no use for the option', () => {
    const { log, end } = ON_BASE_3;
    const resumed = Match.resume(tesseract, log);
    expect(log.header).toMatchObject({ rulesVersion: 3, options: { base: '3' } });
    expect([digestOf(replay(tesseract, log).state), digestOf(resumed.state)]).toEqual([end, end]);
    expect(symbolAt(resumed.state, 8)).toBe('SD');
    for (let i = 0; i < 20; i++) resumed.fallback();
    const later = resumed.log();
    expect(later.header).toMatchObject({ rulesVersion: 5, options: { base: '3', faces: 'first' } });
    expect(replay(tesseract, later).state).toEqual(resumed.state);
    const asNow = { header: { ...log.header, rulesVersion: 5 }, entries: log.entries };
    expect(digestOf(replay(tesseract, asNow).state)).not.toBe(end);
    const onBase4 = tesseract.upgrade?.({ ...log, header: { ...log.header, options: { base: '4' } } });
    expect(onBase4?.header.options).toEqual({ base: '4' });
  });

  test('[T-BASE-3] a match on base 1 of version 4 keeps its face', () => {
    const { log, end } = ON_BASE_1;
    const resumed = Match.resume(tesseract, log);
    expect(log.header).toMatchObject({ rulesVersion: 4, options: { consent: 'auto' } });
    expect([digestOf(replay(tesseract, log).state), digestOf(resumed.state)]).toEqual([end, end]);
    expect(symbolAt(resumed.state, 3)).toBe('AC');
    for (let i = 0; i < 20; i++) resumed.fallback();
    const later = resumed.log();
    expect(later.header).toMatchObject({ rulesVersion: 5, options: { faces: 'second' } });
    expect(replay(tesseract, later).state).toEqual(resumed.state);
    const asNow = { header: { ...log.header, rulesVersion: 5 }, entries: log.entries };
    expect(digestOf(replay(tesseract, asNow).state)).not.toBe(end);
  });

  test.each([
    [3, { base: '1' }, { base: '1', faces: 'first' }],
    [3, { base: '4' }, { base: '4' }],
    [4, {}, { faces: 'second' }],
    [4, { base: '1', faces: 'first' }, { base: '1', faces: 'first' }],
    [4, { base: '3', faces: 'first' }, { base: '3', faces: 'first' }],
    [4, { base: 'D' }, { base: 'D' }],
  ])('[T-BASE-2] [T-BASE-3] options of version %i are carried over: %o', (rulesVersion, options, now) => {
    const log = { header: { ...ON_BASE_1.log.header, rulesVersion, options }, entries: [] };
    expect(tesseract.upgrade?.(log)?.header.options).toEqual(now);
  });

  test('[T-BASE-2] [T-BASE-3] a face of the second layout was the same in the first, unless it changed twice', () => {
    const symbols = (base: '1' | '2', faces: 'first' | 'second') =>
      symbolsOf({ options: { pack: 'built-in', base, faces } });
    expect(symbols('1', 'first')).toEqual(symbols('1', 'second'));
    expect(symbols('2', 'first')).not.toEqual(symbols('2', 'second'));
  });

  test.each([
    [
      'of another name plays its own faces',
      'mine',
      { base: '3', pack: expect.objectContaining({ name: 'mine' }) },
    ],
    ['of ours, written out whole, is ours', 'built-in', { base: '3', faces: 'first' }],
  ])('[T-BASE-2] in a match of version 3 a pack %s', (_, name, options) => {
    const pack = { ...BUILT_IN_PACK, name };
    const header = { ...ON_BASE_3.log.header, options: { base: '3', pack } };
    expect(tesseract.upgrade?.({ header, entries: [] })?.header.options).toEqual(options);
  });

  test('[T-BASE-2] [T-PACK-1] the option means nothing to a pack', () => {
    const mine = {
      options: { pack: { ...BUILT_IN_PACK, name: 'mine' }, base: '3', faces: 'first' },
    } as const;
    expect(symbolsOf(mine)).toEqual(
      symbolsOf({ options: { ...mine.options, pack: 'built-in', faces: 'calibrated' } }),
    );
  });

  test('logs of older rules can be resumed, but are no longer proved', () => {
    expect(() => verify(tesseract, old)).toThrow('header.rulesVersion: is 1, but these rules are version 5');
  });

  test('logs of an unknown rules version are refused in words', () => {
    const future = { ...old, header: { ...old.header, rulesVersion: 99 } };
    expect(() => replay(tesseract, future)).toThrow('header.rulesVersion: is 99');
  });
});
