/** Text of the career page, in English. Other languages have the same keys. */
export const en = {
  title: 'Career',
  lead: 'Your evaluation sheet, from the matches stored in this browser.',
  reading: 'Reading {done} of {all} matches…',
  unreadable: {
    one: '{count} match could not be read.',
    other: '{count} matches could not be read.',
  },
  empty: 'Nothing on file yet: finish a match, and Human Resources will know.',
  begin: 'New match',
  played: { one: '{count} match finished', other: '{count} matches finished' },
  won: { one: '{count} won', other: '{count} won' },
  entries: '{count} of {all} entries',
  grid: 'Modes and difficulties',
  mode: 'Mode',
  cell: {
    won: 'Won',
    tries: { one: '{count} try', other: '{count} tries' },
    never: 'Not tried',
  },
  earned: 'Earned',
  missing: 'Not yet',
  from: 'Match of {date}',
} as const;
