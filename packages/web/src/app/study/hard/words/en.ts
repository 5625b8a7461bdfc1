/** Texts of "How hard is it?", in English. */
export const en = {
  title: 'How hard is it?',
  titleContest: 'Are the seats equal?',
  lead: 'Teams of bots have played every setting many times. This is how often they won.',
  leadContest: 'Equally strong bots have played every map many times. This is how often each seat won.',
  reading:
    'A bar is the share of games won. The thin line over its end is the margin of error: the more games, the shorter it gets.',
  readingContest:
    'A bar is the share of games won by whoever began. The thin line over its end is the margin of error; the tick is the share that pure chance would give.',
  people: 'You do not play like a bot: trust the order of the settings more than the numbers.',
  filters: { seats: 'Players', bots: 'Bots' },
  columns: {
    won: 'Won',
    first: 'First to play',
    seats: 'Wins by seat',
    margin: 'Margin of error',
    games: 'Games',
  },
  margin: '{low} to {high}',
  none: 'Not measured yet.',
  outdated: 'The game has changed since then. These numbers are old, and will be measured again.',
  measured: { one: '{count} game, played on {date}.', other: '{count} games, played on {date}.' },
  how: 'How it was measured',
  howText:
    'Every setting gets the same seeds, so that no setting is luckier than another. The bots count positions instead of seconds, so that anyone can play exactly these games again:',
  begin: 'New match',
  line: 'A team of Fair bots won {percent} of {games} games with these settings.',
  lineContest: 'Between Fair bots, whoever began won {percent} of {games} games on this map.',
} as const;
