import type { StoryWords } from './index.ts';

export const cs: StoryWords = {
  title: 'Co hraje {name}',
  many: 'Co udělali ostatní',
  step: 'Krok {step} {count|z}',
  next: 'Další',
  back: 'Zpět',
  toYou: 'Co to znamená pro vás',
};
