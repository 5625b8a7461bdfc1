/** Texts of home for returning players, in English. */
export const en = {
  greetings: {
    morning: 'Good morning, {name}',
    day: 'Hello, {name}',
    evening: 'Good evening, {name}',
  },
  greeting: 'Welcome back',
  waiting: { one: '{count} match waits for your move.', other: '{count} matches wait for your move.' },
  open: { one: '{count} match of your own is open.', other: '{count} matches of your own are open.' },
  nothing: 'Nothing waits for you: how about today’s challenge?',
  yourMove: 'Your move',
  more: 'More open matches',
  online: 'All your tables',
} as const;
