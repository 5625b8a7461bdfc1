/** Reasons why a match cannot be played or stored, in English, keyed by the failures of the match layer. */
export const en = {
  title: 'This match cannot be played here',
  detail: 'Details: {why}.',
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
    damaged: '{why}',
  },
  failures: {
    noWorkers:
      'This browser does not let pages work in the background (no Web Workers), and the table needs that. Any current browser will do.',
    crashed:
      'The part of the page that runs the game has stopped. Reload the page: every move so far is kept.',
    broken: 'The match stored in this browser can no longer be read, so it cannot go on.',
    otherRules: 'This match was started under an older version of the rules, so it cannot go on.',
    unknownGame: 'This match belongs to a game that is not available yet.',
    botFailed: 'A bot failed, so a simple move was played for it. You can take moves back and try again.',
    notKept: 'This browser cannot save any more: you can play on, but only until you close the page.',
    removed: 'The match was removed in another tab: you can play on, but nothing is saved.',
  },
};
