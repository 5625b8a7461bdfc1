import type { SoundWords } from './index.ts';

export const fr: SoundWords = {
  offer: 'Du son ?',
  on: 'Oui',
  no: 'Non merci',
};
