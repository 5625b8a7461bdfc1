import { BUILT_IN_PACK } from '@tessera/games/tesseract';
import { expect, test } from 'vitest';
import { removePack, storedPacks, storePack } from '../../../table/newMatch/packs/packs.ts';
import { readPack } from '../../../table/newMatch/packs/reading.ts';
import { PACKS } from './PackPart.tsx';

const mine = { ...structuredClone(BUILT_IN_PACK), name: 'Mine' };

/** Storage of a browser, with a quota. */
function storage(quota = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  const keep = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > quota) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
  return { items, keep: () => keep };
}

test('[T-PACK-2] an invalid file is refused with its faults, row by row', () => {
  expect(readPack(PACKS, '{')).toEqual({ refusal: 'notJson', at: '1:2' });
  expect(readPack(PACKS, '{\n "name": mine }')).toEqual({ refusal: 'notJson', at: '2:10' });
  expect(readPack(PACKS, '['.repeat(200) + ']'.repeat(200))).toMatchObject({
    complaints: [{ at: '', reason: 'is nested more than 100 levels deep' }],
  });
  expect(readPack(PACKS, '{"name":"Mine",\n"name":"Other"}')).toEqual({
    complaints: [{ at: '2:1', reason: 'has name twice' }],
  });
  expect(readPack(PACKS, JSON.stringify({ ...mine, name: 'M\u202Ein' }))).toEqual({
    complaints: [{ at: '', reason: 'has the invisible character U+202E in name' }],
  });
  expect(readPack(PACKS, ' '.repeat(600_000))).toEqual({ refusal: 'tooLarge', at: '' });
  expect(readPack(PACKS, '[]')).toMatchObject({ complaints: [{ at: '' }] });
  const wrong = { ...mine, research: mine.research.map((row, i) => (i === 3 ? { ...row, level: 9 } : row)) };
  const found = readPack(PACKS, JSON.stringify(wrong));
  if (!('complaints' in found)) throw new Error('was taken');
  expect(found.complaints[0]?.at).toContain(`(${mine.research[3]?.id})`);
});

test('packs are stored by name, replaced by newer versions, and removed', () => {
  const { keep } = storage();
  expect(readPack(PACKS, JSON.stringify(mine))).toEqual({ pack: mine });
  expect(storePack(PACKS, mine, keep)).toBe(true);
  expect(storePack(PACKS, { ...mine, name: 'Other' }, keep)).toBe(true);
  expect(storePack(PACKS, { ...mine, bases: mine.bases.toReversed() }, keep)).toBe(true);
  expect(storedPacks(PACKS, keep).map(({ name }) => name)).toEqual(['Other', 'Mine']);
  expect(storedPacks(PACKS, keep)[1]?.bases[0]?.id).toBe('D');
  removePack(PACKS, 'Other', keep);
  expect(storedPacks(PACKS, keep).map(({ name }) => name)).toEqual(['Mine']);
});

test('corrupt, full or forbidden storage does not throw', () => {
  const { items, keep } = storage(100);
  expect(storePack(PACKS, mine, keep)).toBe(false);
  for (const junk of ['{', '7', '[1,{"name":"x"}]', 'null']) {
    items.set('tessera.packs', junk);
    expect(storedPacks(PACKS, keep)).toEqual([]);
  }
  const barred = (): never => {
    throw new DOMException('barred', 'SecurityError');
  };
  expect(storedPacks(PACKS, barred)).toEqual([]);
  expect(storePack(PACKS, mine, barred)).toBe(false);
});
