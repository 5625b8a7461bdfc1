export const en = {
  title: '{name}’s turn',
  many: 'What the others did',
  step: 'Step {step} of {count}',
  next: 'Next',
  back: 'Back',
  toYou: 'What it means for you',
} as const;
