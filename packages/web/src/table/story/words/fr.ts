import type { StoryWords } from './index.ts';

export const fr: StoryWords = {
  title: 'Le tour {name|de}',
  many: 'Ce que les autres ont fait',
  step: 'Étape {step} sur {count}',
  next: 'Suite',
  back: 'Précédente',
  toYou: 'Ce que cela change pour vous',
};
