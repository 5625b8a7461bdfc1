/** Text of the page of all matches. */
export const en = {
  title: 'Your matches',
  lead: {
    one: '{count} match in this browser. Open a finished one to replay it move by move.',
    other: '{count} matches in this browser. Open a finished one to replay it move by move.',
  },
  empty: 'No match has been played in this browser yet.',
  list: 'Matches',
  none: 'No match fits these filters.',
  games: 'Game',
  allGames: 'All games',
  results: 'Result',
  result: { all: 'All', open: 'In progress', won: 'Won', lost: 'Lost', over: 'Finished' },
} as const;
