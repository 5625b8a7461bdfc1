/** Reasons why a match cannot be played or stored, in English, keyed by the failures of the match layer. */
export const en = {
  title: 'This match cannot be played here',
  detail: 'In detail: {why}.',
  /** The address of a match that this browser does not have. */
  missing: {
    title: 'This match is not in this browser',
    text: 'Matches live in the browser they were started in. This one may have been removed, or belongs to another browser or device.',
  },
  /** Stored matches that cannot be parsed. */
  unreadable: {
    heading: 'Matches that cannot be read',
    title: 'Unreadable match',
    text: 'This match cannot be read: {why}.',
    download: 'Download',
    remove: 'Delete',
  },
  /** Match files that the player opens. */
  files: {
    refused: '{file} cannot be opened: {why}',
    tooLarge: 'it is too large to be a match.',
    notRead: 'the browser could not read it.',
  },
  failures: {
    noWorkers:
      'This browser does not let pages think in the background (no Web Workers), and the table needs that. Any current browser will do.',
    crashed:
      'The part of the page that plays the game stopped. Reload the page: every move up to now is kept.',
    broken: 'What this browser stored of the match cannot be read any more, so it cannot go on.',
    otherRules: 'This match was started under an older version of the rules, so it cannot go on.',
    unknownGame: 'This match belongs to a game that is not built yet.',
    botFailed: 'A bot failed, so the rules made a simple move for it. You can take moves back and try again.',
    notKept: 'This browser stores no more: you can play on, but only until you close the page.',
    removed: 'The match was removed in another tab: you can play on, but nothing is kept.',
  },
};
