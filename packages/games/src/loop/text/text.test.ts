import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../../../test/catalogue.ts';
import { contentOf } from '../content.ts';
import { DECISIONS } from '../decision.ts';
import { MISSIONS } from '../missions.ts';
import { LOOP_OPTIONS } from '../options.ts';
import { ERAS } from '../ring.ts';
import { AGENT_CODES, DIFFICULTIES, DIMENSIONS, MODE_IDS, OUTCOMES, PHASES } from '../types.ts';
import { LOOP_TEXT } from './index.ts';
import { LOOP_TEXT_LOADERS } from './load.ts';

testCatalogue(LOOP_TEXT, {
  fr: [
    'name',
    'eras.2',
    'erasShort.5',
    'agents.cztwyzzek.name',
    'agents.mrtime.name',
    'agents.vgirl.name',
    'cards.A-10.name',
    'cards.A-17.name',
    'cards.A-27.name',
    'cards.A-31.name',
    'cards.A-36.name',
    'cards.S-TP-5.name',
    'modes.supa.name',
    'modes.ultramachina.name',
    'effects.counts.clone.one',
    'effects.counts.clone.few',
    'effects.counts.clone.many',
    'answers.loop',
    'phases.actions',
    'options.mode.label',
    'options.mode.values.supa',
    'options.mode.values.ultramachina',
    'options.agents.label',
    'options.agents.values.cztwyzzek',
    'options.agents.values.mrtime',
    'options.agents.values.vgirl',
    'options.tower.label',
  ],
  cs: [
    'agents.cztwyzzek.name',
    'agents.mrtime.name',
    'agents.vgirl.name',
    'cards.A-10.name',
    'cards.A-11.name',
    'cards.S-TP-5.name',
    'ultras.U-06.name',
    'modes.ultramachina.name',
    'answers.loop',
    'options.mode.values.ultramachina',
    'options.agents.values.cztwyzzek',
    'options.agents.values.mrtime',
    'options.agents.values.vgirl',
  ],
});

/** Every E_CODE that stands in the rules. */
function codesInSource(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'text' ? [] : codesInSource(path);
    if (!/\.ts$/.test(path) || /\.test\.ts$/.test(path)) return [];
    return [...readFileSync(path, 'utf8').matchAll(/'(E_[A-Z_]+)'/g)].map(([, code]) => code as string);
  });
}

test.each(LANGUAGES)('%s can be fetched alone', async language => {
  expect(await LOOP_TEXT_LOADERS[language]()).toBe(LOOP_TEXT[language]);
});

describe('everything has words', () => {
  const { en } = LOOP_TEXT;
  const content = contentOf({ options: {} as never });
  const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

  test('every refusal of the rules, and no other', () => {
    const codes = [...new Set(codesInSource(join(import.meta.dirname, '..')))];
    expect(codes.sort()).toEqual(Object.keys(en.refusals).sort());
  });

  test('[L-COMP-4] [L-COMP-6] [L-COMP-8] [L-COMP-10] every card, mission and agent', () => {
    expect(Object.keys(en.cards)).toEqual(ids(content.cards));
    expect(Object.keys(en.ultras)).toEqual(ids(content.ultras));
    expect(Object.keys(en.missions)).toEqual(ids(MISSIONS));
    expect(Object.keys(en.agents)).toEqual([...AGENT_CODES]);
  });

  test('every era in every form, dimension, mode, difficulty, decision, ending and option', () => {
    for (const list of [en.eras, en.erasShort, en.at, en.to, en.of]) expect(list).toHaveLength(ERAS.length);
    expect(en.dimensions).toHaveLength(DIMENSIONS.length);
    expect(Object.keys(en.modes)).toEqual([...MODE_IDS]);
    expect(Object.keys(en.difficulties)).toEqual([...DIFFICULTIES]);
    expect(Object.keys(en.phases)).toEqual([...PHASES]);
    expect(Object.keys(en.decisions).filter(key => !key.includes('.'))).toEqual(Object.keys(DECISIONS));
    expect(Object.keys(en.reasons)).toEqual([...OUTCOMES]);
    expect(Object.keys(en.options)).toEqual(Object.keys(LOOP_OPTIONS));
  });
});
