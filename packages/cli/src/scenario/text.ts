/** Texts of `scenario`; names of expectations stay as they are in the file. */
import { typesetAll } from '@tessera/engine';
import type { Language, Translated } from '../words.ts';

const en = {
  ok: 'ok',
  failed: 'FAILED',
  asExpected: 'as expected',
  notAsExpected: 'not as expected:',
  expected: 'expected',
  actual: 'actual',
  refused: 'not {move}: {sentence} [{source}]',
  refusedOtherwise: 'not {move}: {sentence} [{source}] is not as expected:',
  notRefused: '{move} should be refused, but is legal',
  allHold: 'all {steps} steps hold',
  missed: '{failed} failed',
  missedAndSkipped: '{failed} failed, {skipped} not played',
} as const;

export type ScenarioText = Translated<typeof en>;

const fr: ScenarioText = {
  ok: 'juste',
  failed: 'ÉCHEC',
  asExpected: 'comme prévu',
  notAsExpected: 'pas comme prévu :',
  expected: 'prévu',
  actual: 'obtenu',
  refused: '{move} refusé : {sentence} [{source}]',
  refusedOtherwise: '{move} refusé, mais pas comme prévu : {sentence} [{source}]',
  notRefused: '{move} devrait être refusé, mais c’est permis',
  allHold: 'étapes justes : {steps} sur {steps}',
  missed: 'échecs : {failed}',
  missedAndSkipped: 'échecs : {failed}, étapes non jouées : {skipped}',
};

const cs: ScenarioText = {
  ok: 'platí',
  failed: 'CHYBA',
  asExpected: 'podle očekávání',
  notAsExpected: 'ne podle očekávání:',
  expected: 'očekáváno',
  actual: 'skutečnost',
  refused: '{move} odmítnuto: {sentence} [{source}]',
  refusedOtherwise: '{move} odmítnuto, ale ne podle očekávání: {sentence} [{source}]',
  notRefused: '{move} má být odmítnuto, ale zahrát lze',
  allHold: 'všechny kroky platí: {steps}',
  missed: 'chyby: {failed}',
  missedAndSkipped: 'chyby: {failed}, nezahrané kroky: {skipped}',
};

export const SCENARIO_TEXT: Readonly<Record<Language, ScenarioText>> = typesetAll({ en, fr, cs });
