/** The options of a match in Czech, by name. */

import type { TesseractText } from '../index.ts';
import { researcherValues } from '../researcherValues.ts';
import { researchers } from './cards.ts';

const YES_NO = { true: 'ano', false: 'ne' };
const AS_EDITION = { edition: 'podle vydání' };
const RESEARCHER = {
  meaning: 'Vyberte, nebo nechte vylosovat ze zbývajících.',
  values: researcherValues('vylosovat', researchers),
};

export const options: TesseractText['options'] = {
  edition: {
    label: 'Vydání',
    meaning: 'Která pravidla rozhodují tam, kde se obě vydání liší.',
    values: { fr: 'francouzské', cz: 'české' },
  },
  base: {
    label: 'Základna',
    meaning: 'Události pod kostkami. Základna A je stejně těžká jako 1, B jako 2 atd., ale pestřejší.',
    values: {
      '1': '1, seznamovací',
      '2': '2, standardní',
      '3': '3, obtížná',
      '4': '4, skutečná výzva',
      A: 'A, seznamovací',
      B: 'B, standardní',
      C: 'C, obtížná',
      D: 'D, skutečná výzva',
    },
  },
  firstSeat: {
    label: 'Kdo začíná',
    meaning: 'Výzkumník, který má první tah.',
    values: { '0': 'A', '1': 'B', '2': 'C', '3': 'D', random: 'vylosovat' },
  },
  researchers: { label: 'Výzkumníci', ...RESEARCHER },
  noStartCards: {
    label: 'Bez počátečních karet',
    meaning: 'Těžší: nikdo nezačíná s kartou výzkumu.',
    values: YES_NO,
  },
  extraPrimed: {
    label: 'Zhroucené kostky navíc',
    meaning: 'Těžší: tolik dalších kostek se zhroutí ještě před prvním tahem.',
    values: { '0': 'žádná', '1': 'jedna', '2': 'dvě' },
  },
  breachRace: {
    label: 'Závod s trhlinami',
    meaning: 'Těžší: trhlina odhodí kartu objevu své hodnoty, není-li už zpřístupněná.',
    values: YES_NO,
  },
  consent: {
    label: 'Souhlas',
    meaning: 'Zda se ptát ostatních, než se jim něco změní v laboratoři.',
    values: { ask: 'ptát se', auto: 'vždy udělen' },
  },
  info: {
    label: 'Zakryté kostky',
    meaning: 'Vnitřek Teseraktu je skrytý jako na stole, nebo je vše odkryté.',
    values: { physical: 'skryté', open: 'odkryté' },
  },
  emptyLoss: {
    label: 'Prázdný Teserakt',
    meaning: 'Kdy je hra prohraná, protože už nezbývá žádná kostka.',
    values: { ...AS_EDITION, startOfThreat: 'na začátku fáze kolapsu', immediate: 'okamžitě' },
  },
  identicalPrimed: {
    label: 'Identická zhroucená kostka',
    meaning: 'Zda se vždy anihiluje, když je její dvojče stabilizováno.',
    values: { ...AS_EDITION, mandatory: 'vždy', optional: 'podle přání' },
  },
  study: {
    label: 'Analýza',
    meaning: 'Co se stane, když je balíček další úrovně prázdný.',
    values: { ...AS_EDITION, exactNext: 'analýza není možná', nearestAvailable: 'nejbližší vyšší balíček' },
  },
  shockwaveValue: {
    label: 'Rázová vlna',
    meaning: 'Kterou hodnotu zasáhne.',
    values: {
      ...AS_EDITION,
      lastPrimed: 'hodnotu naposledy zhroucené kostky',
      removedCube: 'hodnotu kostky odebrané ze symbolu',
    },
  },
  breachScope: {
    label: 'Trhliny',
    meaning: 'Které hodnoty se počítají, když se kostka zhroutí.',
    values: { ...AS_EDITION, addedValue: 'hodnota té kostky', anyValue: 'všechny hodnoty' },
  },
  rowBonus: {
    label: 'Bonus za řadu',
    meaning: 'Zda se po zaplnění řady vždy vrací anihilovaná kostka.',
    values: { ...AS_EDITION, mandatory: 'vždy', optional: 'podle přání' },
  },
  recolor: {
    label: 'Změna barvy',
    meaning:
      'Zda se hodí kostkou, která nahradí jinou. V partiích začatých před verzí 3 pravidel se jí nehází.',
    values: { rolled: 'hodí se jí', kept: 'převezme hodnotu' },
  },
  faces: {
    label: 'Rozložení základen',
    meaning: 'Které symboly mají základny 1, 2 a 3; starší partie si nechávají svoje.',
    values: { calibrated: 'podle pravidel', second: 'druhé', first: 'původní' },
  },
  pack: {
    label: 'Karty',
    meaning: 'Obsah karet a základen: náš, nebo vlastní balíček.',
    values: { 'built-in': 'vestavěné' },
  },
};
