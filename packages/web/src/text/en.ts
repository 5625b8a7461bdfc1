/** Every sentence of the shell and of the chrome around any table, in English. */
export const en = {
  product: 'Tessera',
  skip: 'Skip to the content',
  waiting: 'One moment',
  nav: { label: 'Main', play: 'Play', rules: 'Rules', settings: 'Settings', home: 'Tessera, home' },
  languages: { en: 'English', fr: 'Français', cs: 'Čeština' },

  home: {
    title: 'Four games of folded space and time',
    lead: 'A table in your browser: play a bot, a friend at this screen, or together against the game. Nothing to install, no account.',
    leadShort: 'With bots, or friends at this screen. No account.',
    games: 'The games',
    playGame: 'Play {game}',
    notBuilt: 'Not yet built',
    first: {
      heading: 'First time here?',
      playTitle: 'A first game',
      playButton: 'Play now',
      friendKind: 'For two',
      friendTitle: 'A friend at this screen',
      friendText: 'Two chairs, one board: you take turns.',
      friendButton: 'Set up',
    },
    continue: {
      heading: 'Continue',
      moves: { one: '{count} move', other: '{count} moves' },
      yourMove: 'Your move',
      toMove: '{name} to move',
      won: '{name} won',
      youWon: 'You won',
      over: 'Finished',
      fresh: 'Not begun',
      /** How a co-operative match ended. */
      teamWon: 'Won together',
      teamLost: 'Lost',
      gaveUp: 'Given up',
      open: 'Open the match {title}',
      forget: 'Remove {title}',
      save: 'Save {title} as a file',
      forgetAsk: 'Remove this match for good?',
      forgetYes: 'Remove',
      forgetNo: 'Keep',
      forgotten: '{title} was removed.',
      newTitle: 'New match',
      newText: 'Choose players and options',
    },
    files: {
      open: 'Open from a file',
      hint: 'A match that was saved here, or a log of the command line. It can also be dropped on this page.',
      refused: '{file} cannot be opened: {why}',
      tooLarge: 'it is too large to be a match.',
      notRead: 'the browser could not read it.',
      unreadableHeading: 'Matches that cannot be read',
      unreadableTitle: 'Unreadable match',
      unreadable: 'This match cannot be read: {why}.',
      download: 'Download',
      remove: 'Delete',
    },
    thanks:
      'Unofficial and non-commercial. Words, code and pictures are our own; titles belong to their publishers.',
  },

  newMatch: {
    title: 'New match',
    recommended: {
      title: 'Recommended first game',
      button: 'Start at once',
    },
    seats: {
      swap: 'Swap places',
      you: 'You',
      friend: 'Friend here',
      bot: 'Bot',
      name: 'Name',
      level: 'Level',
      yourName: 'You',
      friendName: 'Friend',
      botName: '{level} bot',
      notes: {
        you: 'You, at this screen.',
        friend: 'Someone beside you, at this same screen.',
        bot: 'The computer, at the level you choose.',
      },
    },
    /** Keyed by the ids of the bots' levels. */
    levels: {
      random: 'Random',
      gentle: 'Gentle',
      greedy: 'Greedy',
      steady: 'Steady',
      strong: 'Strong',
    },
    options: {
      heading: 'Options',
      changed: { one: '{count} changed', other: '{count} changed' },
      byDefault: 'by default: {value}',
      clause: 'Read rule {clause}',
      none: 'No limit',
      limited: 'After',
    },
    refusals: {
      countEmpty: '{label}: write a whole number from {min} to {max}, or choose “{none}”.',
      count: '{label}: “{given}” is not a whole number from {min} to {max}.',
    },
    summary: {
      heading: 'Your match',
      start: 'Start the match',
    },
  },

  match: {
    loading: 'Setting up the table',
    missingTitle: 'This match is not in this browser',
    missingText:
      'Matches live in the browser they were started in. This one may have been removed, or belongs to another browser or device.',
    failedTitle: 'This match cannot be played here',
    /** Keyed by the failures of the match layer. The last four are warnings beside a table that goes on. */
    failures: {
      noWorkers:
        'This browser does not let pages think in the background (no Web Workers), and the table needs that. Any current browser will do.',
      crashed:
        'The part of the page that plays the game stopped. Reload the page: every move up to now is kept.',
      broken: 'What this browser stored of the match cannot be read any more, so it cannot go on.',
      otherRules: 'This match was started under an older version of the rules, so it cannot go on.',
      unknownGame: 'This match belongs to a game that is not built yet.',
      botFailed: 'The bot whose turn it is failed. You can still take moves back, or resign.',
      notKept: 'This browser stores no more: you can play on, but only until you close the page.',
      removed: 'The match was removed in another tab: you can play on, but nothing is kept.',
      overtaken: 'Another tab played at the same moment: its move counts, and is shown here.',
    },
    unknown: 'Something the table needs did not start. Reload the page; your moves are kept.',
    detail: 'In detail: {why}.',
    reload: 'Reload',
  },

  rules: {
    title: 'Rules of {game}',
    failed: 'The rules could not be loaded. Check the connection and reload the page.',
  },

  /** One may want to change them at a table too; what else their page says comes with it. */
  settings: {
    theme: {
      label: 'Theme',
      dark: 'Dark',
      light: 'Light',
      system: 'As the system',
    },
    language: { label: 'Language' },
    motion: {
      label: 'Motion',
      system: 'As the system',
      reduced: 'Reduced',
      full: 'Full',
    },
    animation: {
      label: 'Speed of animation',
      slow: 'Slow',
      normal: 'Normal',
      fast: 'Fast',
    },
    botSpeed: {
      label: 'Speed of bots',
      slow: 'Slow',
      normal: 'Normal',
      instant: 'Instant',
    },
    oneClick: {
      label: 'One click',
    },
    sound: {
      label: 'Sound',
      on: 'On',
      off: 'Off',
    },
    coaching: { label: 'Tips' },
  },

  missing: {
    title: 'There is no page here',
    text: 'The address {path} leads nowhere. It may be mistyped, or belong to something not built yet.',
  },
  crash: {
    title: 'Something broke',
    text: 'That is our fault, not yours. Your matches are kept in this browser. Reload the page, or go home.',
    details: 'What happened, for a bug report',
  },
  back: 'Back to home',

  /** The chrome of every table; what only one game says is in that game's own text. */
  table: {
    time: {
      /** While dice tumble: nobody knows yet. */
      arriving: 'Let’s see…',
      past: 'The match so far',
      first: 'To the beginning',
      previous: 'One step back',
      next: 'One step forward',
      now: 'Back to now',
      after: 'Step {count} of {all}',
      looking: 'This is step {count} of {all}; nothing can be played here.',
      decisive: 'The decisive moment',
      recap: 'Since you were here:',
      replay: 'Show it',
    },
    log: {
      title: 'Log',
      empty: 'Nothing has happened yet.',
      turn: 'Turn {turn}',
      show: 'Show this moment',
      /** In front of what somebody did. */
      who: '{who}:',
      decisive: 'This decided the match.',
    },
    /** The hint beside the board, and the chance to win. */
    hints: {
      looking: 'Looking for a good move…',
      line: 'Hint: {deed}',
      general: 'It looks best among {count} positions tried.',
      doIt: 'Do it',
      showMe: 'Show me',
      again: 'New hint',
      close: 'Close the hint',
      stale: 'This was for an earlier position.',
      chance: 'Chance to win',
      change: '{before} → {after}',
      won: 'won',
      nearlyWon: 'nearly won',
      nearlyLost: 'nearly lost',
      lost: 'lost',
      history: 'The course of the chance to win: press to look back',
    },
    leave: 'Back to home',
    menu: 'Menu',
    undo: 'Undo',
    redo: 'Redo',
    /** Why undo is not offered, keyed by the engine's reasons. */
    undoRefusals: {
      nothingToUndo: 'There is nothing to take back.',
      chanceDrawn: 'Not past a draw of chance.',
      hiddenRevealed: 'Not past what was revealed.',
    },
    resign: 'Resign',
    resignAsk: 'Give up this game?',
    resignYes: 'Yes, resign',
    resignNo: 'Play on',
    keysTitle: 'Keys',
    close: 'Close',
    hint: 'Hint',
    hintNone: 'No hint now.',
    players: 'Players',
    isThinking: 'thinking',
    skip: 'Skip',
    skipAbout: 'Skip until it is your turn',
    showEnd: 'How it ended',
    heads: {
      self: 'Your turn:',
      other: '{name}, your turn:',
      back: 'Looking back:',
      over: 'The game is over:',
    },
    readRule: 'Read the rule',
    readClause: 'Read rule {clause}',
    rematch: 'Play again',
    review: 'Look at the board',
    over: 'The game is over',
    save: 'Save as a file',
    rules: 'Rules',
    settings: 'Settings',
    /** What is chosen and not done yet. */
    chosen: {
      title: 'Chosen, not done yet',
      letGo: 'Let go',
      bars: {
        chanceDrawn: 'Cannot be taken back: dice are rolled.',
        hiddenRevealed: 'Cannot be taken back: something hidden is shown.',
      },
    },
    asked: 'What is asked now',
    noRedo: 'Nothing was taken back.',
    coaching: { title: 'Tip', close: 'Close the tip' },
    /** Refusals of the table itself; those of the rules are in the game's own text. */
    refusals: {
      E_PLAYED_ELSEWHERE: 'Another tab has played on: its board is shown now, and this move was not played.',
      E_STOPPED: 'This match has stopped. Reload the page: every move is kept.',
      E_NOTATION: 'That is not a move: {why}',
    },
    notPossible: 'That is not possible now.',
    keyMeanings: {
      arrows: 'walk over the board',
      enter: 'choose, confirm',
      escape: 'put back, close what is on top',
      back: 'look back and forward',
    },
    keyNames: { enter: 'Enter', space: 'Space', escape: 'Esc', shift: 'Shift', control: 'Ctrl' },
    loading: 'Setting up the table',
  },
} as const;
