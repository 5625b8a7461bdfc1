import type { Measured, MeasuredRow } from '@tessera/bots/measured';
import { describe, expect, test } from 'vitest';
import { FORM as LOOP } from '../../../games/loop/newMatch/form.ts';
import { FORM as QUANTUM } from '../../../games/quantum/newMatch/form.ts';
import { FORM as TESSERACT } from '../../../games/tesseract/newMatch/form.ts';
import { type Draft, firstDraft, withMore, withOption, withoutSeat } from '../../../table/newMatch/draft.ts';
import type { Form } from '../../../table/newMatch/preparation.ts';
import { optionsIn, rateOf, rowFor, valuesIn } from './rates.ts';

const rowOf = (setting: Readonly<Record<string, string>>): MeasuredRow => ({
  setting: { bots: 'fair', ...setting },
  games: 100,
  wins: 60,
  digest: '',
  sample: '',
});
const measuredOf = (...settings: readonly Readonly<Record<string, string>>[]): Measured => ({
  experiment: 'x',
  command: '',
  day: '2026-11-18',
  rules: 1,
  settings: '',
  rows: settings.map(rowOf),
});

const BASES = measuredOf(
  { base: '1', seats: '2' },
  { base: '2', seats: '2' },
  { base: '1', seats: '3' },
  { base: '1', seats: '1' },
);
const found = (form: Form, draft: Draft, measured = BASES) => rowFor(measured, form, draft)?.setting;

describe('the row of a draft', () => {
  const first = firstDraft(TESSERACT);

  test('has its options, its number of players, and the level Fair', () => {
    expect(found(TESSERACT, first)).toEqual({ base: '1', seats: '2', bots: 'fair' });
    expect(found(TESSERACT, withOption(first, 'base', '2'))).toMatchObject({ base: '2' });
    expect(found(TESSERACT, withMore(TESSERACT, first))).toMatchObject({ seats: '3' });
    expect(found(TESSERACT, withoutSeat(TESSERACT, first, 1))).toMatchObject({ seats: '1' });
    const strong = { ...BASES, rows: [rowOf({ base: '1', seats: '2', bots: 'strong' })] };
    expect(found(TESSERACT, first, strong)).toBeUndefined();
  });

  test('is there for any researchers and any consent, but for no other rule', () => {
    expect(found(TESSERACT, withOption(first, 'consent', 'auto'))).toBeDefined();
    expect(found(TESSERACT, withOption(first, 'researchers', ['random', 'darwin']))).toBeDefined();
    expect(found(TESSERACT, withOption(first, 'extraPrimed', '3'))).toBeUndefined();
    expect(found(TESSERACT, withOption(first, 'edition', 'cz'))).toBeUndefined();
    expect(found(TESSERACT, withOption(first, 'base', '3'))).toBeUndefined();
  });

  test('asks for the usual number of agents', () => {
    const modes = measuredOf({ mode: 'sabotage', difficulty: 'month', seats: '2' });
    const draft = firstDraft(LOOP);
    expect(found(LOOP, draft, modes)).toMatchObject({ mode: 'sabotage' });
    expect(found(LOOP, withOption(draft, 'agents', ['vgirl', 'mrtime']), modes)).toBeDefined();
    expect(found(LOOP, withOption(draft, 'agents', ['vgirl', 'mrtime', 'prowler']), modes)).toBeUndefined();
    expect(found(LOOP, withOption(draft, 'tower', [1, 2, 1]), modes)).toBeUndefined();
  });

  test('finds the base board of each number of players', () => {
    const maps = measuredOf({ map: 'base-2', seats: '2' }, { map: 'base-3', seats: '3' });
    const draft = firstDraft(QUANTUM);
    expect(found(QUANTUM, draft, maps)).toMatchObject({ map: 'base-2' });
    expect(found(QUANTUM, withMore(QUANTUM, draft), maps)).toMatchObject({ map: 'base-3' });
  });
});

test('tables are made of the options, in the order of the experiment', () => {
  const modes = measuredOf(
    { mode: 'supa', difficulty: 'year', seats: '4' },
    { mode: 'sabotage', difficulty: 'year', seats: '2' },
  );
  expect(optionsIn(modes)).toEqual(['mode', 'difficulty']);
  expect(valuesIn(modes.rows, 'mode')).toEqual(['supa', 'sabotage']);
  expect(valuesIn(modes.rows, 'seats')).toEqual(['2', '4']);
});

test('the rate of a contest is that of the seat that began', () => {
  expect(rateOf({ ...rowOf({}), first: 55 }).rate).toBe(0.55);
  expect(rateOf(rowOf({})).rate).toBe(0.6);
});
