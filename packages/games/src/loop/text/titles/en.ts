/** Title of loop for lists of games, and its recommended first match in a sentence. */
export const en = {
  name: 'The Loop',
  kind: 'Co-op, 1 to 4',
  tagline: 'Loop your cards to stop Dr Foo in seven eras.',
  first: 'You and a strong bot against Dr Foo. Each new thing is explained.',
} as const;
