import { describe, expect, test } from 'vitest';
import { CONTAINMENT } from '../cards/containment.ts';
import { RESEARCH } from '../cards/research.ts';
import { RESEARCHERS } from '../cards/researchers.ts';
import { EVENTS, PHASES } from '../types.ts';
import { TESSERACT_TEXT } from './all.ts';
import { cubeForms } from './cs/cubes.ts';
import { labForms } from './fr/labs.ts';

const { en } = TESSERACT_TEXT;

describe('catalogues of tesseract have words for', () => {
  test('every card and researcher, under the name of the rules page', () => {
    const cards: Readonly<Record<string, { readonly name: string }>> = en.cards;
    for (const { id, name } of [...RESEARCH, ...CONTAINMENT]) expect(cards[id]?.name).toBe(name);
    const researchers: Readonly<Record<string, { readonly name: string }>> = en.researchers;
    for (const { id, name } of RESEARCHERS) expect(researchers[id]?.name).toBe(name);
  });

  test('every symbol and phase', () => {
    expect(Object.keys(en.symbols)).toEqual([...EVENTS]);
    expect(Object.keys(en.phases)).toEqual([...PHASES]);
  });
});

test('Czech inflects a cube by its colour and noun, and leaves its notation and stack alone', () => {
  const { a, e, ou, cim, scim } = cubeForms;
  const said = ['Žlutá 3', 'zhroucená Modrá 2 na a1', 'Neznámá kostka', 'Fialová se skrytou hodnotou', 'Y3'];
  expect(said.map(a)).toEqual([
    'žlutá 3',
    'zhroucená modrá 2 na a1',
    'neznámá kostka',
    'fialová se skrytou hodnotou',
    'Y3',
  ]);
  expect(said.map(e)).toEqual([
    'žluté 3',
    'zhroucené modré 2 na a1',
    'neznámé kostky',
    'fialové se skrytou hodnotou',
    'Y3',
  ]);
  expect(said.map(ou)).toEqual([
    'žlutou 3',
    'zhroucenou modrou 2 na a1',
    'neznámou kostku',
    'fialovou se skrytou hodnotou',
    'Y3',
  ]);
  expect(said.map(scim)).toEqual([
    'se žlutou 3',
    'se zhroucenou modrou 2 na a1',
    's\u00a0neznámou kostkou',
    's\u00a0fialovou se skrytou hodnotou',
    's\u00a0Y3',
  ]);
  expect(cim('modrá 5 z laboratoře Jana Bílá')).toBe('modrou 5 z laboratoře Jana Bílá');
  expect(ou('žlutá 3, oranžová 3 nebo modrá 3')).toBe('žlutou 3, oranžovou 3 nebo modrou 3');
});

test('Czech puts a set into the accusative', () => {
  expect(['postupka 3 kostek', 'sada 3 stejných'].map(cubeForms.sadu)).toEqual([
    'postupku 3 kostek',
    'sadu 3 stejných',
  ]);
});

test('Czech declines a bot as the owner of a lab, and nobody else', () => {
  expect(['Vyrovnaný robot', 'Nejlepší robot 2', 'Ada', 'A'].map(cubeForms.ci)).toEqual([
    'vyrovnaného robota',
    'nejlepšího robota 2',
    'Ada',
    'A',
  ]);
});

test('French says "de" of a lab with a name, and nothing of a letter', () => {
  expect(['Ada', 'Hugo', 'A', 'Robot posé', 'votre scientifique'].map(labForms.labo)).toEqual([
    'd’Ada',
    'de Hugo',
    'A',
    'du robot posé',
    'de votre scientifique',
  ]);
});
