import { fill } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../content.ts';
import { DECISIONS } from '../decision.ts';
import { MISSIONS } from '../missions.ts';
import { ERAS } from '../ring.ts';
import { AGENT_CODES, DIFFICULTIES, DIMENSIONS, MODE_IDS, PHASES } from '../types.ts';
import { LOOP_TEXT } from './all.ts';

describe('catalogues of loop name', () => {
  const { en } = LOOP_TEXT;
  const content = contentOf({ options: {} as never });
  const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

  test('[L-COMP-4] [L-COMP-6] [L-COMP-8] [L-COMP-10] every card, mission and agent', () => {
    expect(Object.keys(en.cards)).toEqual(ids(content.cards));
    expect(Object.keys(en.ultras)).toEqual(ids(content.ultras));
    expect(Object.keys(en.missions)).toEqual(ids(MISSIONS));
    expect(Object.keys(en.agents)).toEqual([...AGENT_CODES]);
  });

  test('every era in every form, dimension, mode, difficulty, phase and decision', () => {
    for (const list of [en.eras, en.erasShort, en.at, en.to, en.of]) expect(list).toHaveLength(ERAS.length);
    expect(en.dimensions).toHaveLength(DIMENSIONS.length);
    expect(Object.keys(en.modes)).toEqual([...MODE_IDS]);
    expect(Object.keys(en.difficulties)).toEqual([...DIFFICULTIES]);
    expect(Object.keys(en.phases)).toEqual([...PHASES]);
    expect(Object.keys(en.decisions).filter(key => !key.includes('.'))).toEqual(Object.keys(DECISIONS));
  });

  test('dimensions and agents in their case in Czech, and averages as fractions', () => {
    const { agents, answers, dimensions } = LOOP_TEXT.cs;
    expect(dimensions.map(dimension => fill(answers.loop, { dimension }))).toEqual([
      'LOOP Spirály',
      'LOOP Hvězdy',
      'LOOP Pruhů',
      'LOOP Černé díry',
    ]);
    const { prowler, cztwyzzek, robofinisher, vgirl } = agents;
    expect(fill('{agents|agent4}', { agents: `${prowler.name}, ${vgirl.name}` })).toBe(
      'Časovou tulačku, V-Girl',
    );
    expect(fill('{agents|agent2}', { agents: `${cztwyzzek.name}, ${robofinisher.name}` })).toBe(
      'Cztwyzzka, Robofinišera 404',
    );
    expect(
      fill('{low|preteceEpoch}, {high|preteceEpoch}, {none|epochy}', { low: '1,4', high: '2', none: 0 }),
    ).toBe('přeteče 1,4 epochy, přetečou 2 epochy, žádná');
  });
});
