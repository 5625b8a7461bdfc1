import type { SoundWords } from './index.ts';

export const cs: SoundWords = {
  offer: 'Zapnout zvuk?',
  on: 'Ano',
  no: 'Ne, děkuji',
};
