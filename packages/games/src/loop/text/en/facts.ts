/** Facts of hints where no reason stands out, in English. */
export const facts = {
  draws: 'Cards drawn: {count}.',
  uses: 'There “{card}” is to be used.',
  tied: 'Other choices just as good: {count}.',
} as const;
