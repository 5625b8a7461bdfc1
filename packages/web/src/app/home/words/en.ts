/** Texts of home for returning players, in English. */
export const en = {
  greetings: {
    morning: 'Good morning, {name}',
    day: 'Hello, {name}',
    evening: 'Good evening, {name}',
  },
  greeting: 'Welcome back',
  waiting: {
    one: '{count} match is waiting for your move.',
    other: '{count} matches are waiting for your move.',
  },
  open: { one: 'You have {count} open match.', other: 'You have {count} open matches.' },
  nothing: 'Nothing is waiting for you. How about today’s challenge?',
  yourMove: 'Your move',
  more: 'More open matches',
  online: 'All your tables',
} as const;
