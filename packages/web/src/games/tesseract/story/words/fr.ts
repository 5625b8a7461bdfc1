import type { StoryWords } from './index.ts';

export const fr: StoryWords = {
  contained: { one: 'Un cube de plus est confiné', other: '{count} cubes de plus sont confinés' },
  ofAll: '{count} sur 24',
  breach: 'La brèche s’est élargie',
  healed: 'Une brèche s’est refermée',
  danger: 'Risque de brèche au prochain amorçage',
  given: { one: 'Votre labo a reçu : {cubes}', other: 'Votre labo a reçu : {cubes}' },
  taken: { one: 'Votre labo a perdu un cube', other: 'Votre labo a perdu {count} cubes' },
  touched: { one: 'Changé dans votre labo : {cubes}', other: 'Changés dans votre labo : {cubes}' },
  set: 'Vous pouvez confiner tout de suite',
};
