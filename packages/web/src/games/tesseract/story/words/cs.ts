import type { StoryWords } from './index.ts';

export const cs: StoryWords = {
  contained: {
    one: 'Stabilizována další kostka',
    few: 'Stabilizovány další {count} kostky',
    other: 'Stabilizováno dalších {count} kostek',
  },
  ofAll: '{count} z 24',
  breach: 'Trhlina se rozšířila',
  healed: 'Trhlina se zacelila',
  danger: 'Riziko trhliny při příštím zhroucení',
  given: {
    one: 'Vaše laboratoř dostala {cubes|ou}',
    few: 'Vaše laboratoř dostala {cubes|ou}',
    other: 'Vaše laboratoř dostala {cubes|ou}',
  },
  taken: {
    one: 'Vaše laboratoř přišla o kostku',
    few: 'Vaše laboratoř přišla o {count} kostky',
    other: 'Vaše laboratoř přišla o {count} kostek',
  },
  touched: {
    one: 'Změna ve vaší laboratoři: {cubes}',
    few: 'Změny ve vaší laboratoři: {cubes}',
    other: 'Změny ve vaší laboratoři: {cubes}',
  },
  set: 'Sadu můžete stabilizovat hned',
};
