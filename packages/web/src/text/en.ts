/** Every sentence of the shell and of the frame around any table, in English. */
export const en = {
  product: 'Tessera',
  skip: 'Skip to the content',
  waiting: 'One moment',
  late: {
    text: 'This part could not be loaded. Trying again…',
    again: 'Try now',
    gone: 'Part of this page is missing. Reload it; your matches are kept.',
  },
  nav: {
    label: 'Main',
    play: 'Play',
    online: 'Online',
    puzzles: 'Puzzles',
    learn: 'Learn',
    rules: 'Rules',
    settings: 'Settings',
    home: 'Tessera, home',
  },

  home: {
    title: 'Games of folded space and time',
    lead: 'A table in your browser: play a bot, a friend at this screen, or together against the game. Nothing to install, no account.',
    leadShort: 'With bots, or friends at this screen. No account.',
    games: 'The games',
    playGame: 'Play {game}',
    first: {
      heading: 'First time here?',
      others: 'Not tried yet',
      learn: 'Learn by playing',
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
      /** Results of a duel that one player left. */
      left: {
        resign: { you: 'You resigned', other: '{name} resigned' },
        time: { you: 'You ran out of time', other: '{name} ran out of time' },
      },
      over: 'Finished',
      fresh: 'Not started',
      /** Results of a co-operative match. */
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
    },
    matches: 'Your matches',
    career: 'Career',
    files: {
      open: 'Open from a file',
      paste: 'Paste a game',
      hint: 'A match saved here, or a log from the command line. You can also drop it on this page.',
    },
    thanks:
      'Unofficial and non-commercial. Words, code and pictures are our own; titles belong to their publishers.',
  },

  newMatch: {
    title: 'New match',
    recommended: {
      title: 'Recommended first game',
      button: 'Start now',
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
    /** Bot levels, keyed by id. */
    levels: {
      gentle: 'Gentle',
      easy: 'Easy',
      fair: 'Fair',
      strong: 'Strong',
      best: 'Best',
    },
    options: {
      heading: 'Options',
      changed: { one: '{count} changed', other: '{count} changed' },
      byDefault: 'default: {value}',
      clause: 'Read rule {clause}',
      none: 'No limit',
      limited: 'After',
    },
    refusals: {
      countEmpty: '{label}: enter a whole number from {min} to {max}, or choose “{none}”.',
      count: '{label}: “{given}” is not a whole number from {min} to {max}.',
    },
    summary: {
      heading: 'Your match',
      start: 'Start the match',
    },
  },

  match: {
    analysis: 'Analysis',
    loading: 'Setting up the table',
    reload: 'Reload',
  },

  rules: {
    title: 'Rules of {game}',
  },

  /** Labels of the settings that a table offers too; the settings page loads its other words itself. */
  settings: {
    theme: {
      label: 'Theme',
      dark: 'Dark',
      light: 'Light',
      system: 'Match system',
    },
    language: { label: 'Language' },
    motion: {
      label: 'Motion',
      system: 'Match system',
      reduced: 'Reduced',
      full: 'Full',
    },
    animation: {
      label: 'Animation speed',
      slow: 'Slow',
      normal: 'Normal',
      fast: 'Fast',
    },
    botSpeed: {
      label: 'Bot speed',
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
    text: 'Nothing is at {path}. The address may be mistyped or out of date.',
  },
  back: 'Back to home',

  /** The frame of every table; sentences of a single game are in that game's own text. */
  table: {
    /** Offer of sounds at the first game. */
    sound: { offer: 'Sound?', on: 'On', no: 'No thanks' },
    time: {
      /** Status line while dice tumble: the result is not shown yet. */
      arriving: 'Let’s see…',
      past: 'The match so far',
      first: 'To the beginning',
      previous: 'One step back',
      next: 'One step forward',
      now: 'Back to now',
      playOn: 'Play on from here',
      after: 'Step {count} of {all}',
      looking: 'This is step {count} of {all}; you cannot play here.',
      decisive: 'The decisive moment',
      recap: 'Since you were here:',
      replay: 'Show it',
      undone: 'Taken back.',
    },
    log: {
      title: 'Log',
      empty: 'Nothing has happened yet.',
      turn: 'Turn {turn}',
      show: 'Show this moment',
      /** Label in front of an entry of the log. */
      who: '{who}:',
      decisive: 'This decided the match.',
    },
    /** The hint beside the board, and the win probability. */
    hints: {
      looking: 'Looking for a good move…',
      line: 'Hint: {deed}',
      doIt: 'Do it',
      showMe: 'Show me',
      again: 'New hint',
      close: 'Close the hint',
      stale: 'This was for an earlier position.',
      chance: 'Win chance',
      change: '{before} → {after}',
      won: 'won',
      nearlyWon: 'nearly won',
      nearlyLost: 'nearly lost',
      lost: 'lost',
      history: 'Win chance over time: press to look back',
    },
    chance: {
      ask: 'A hint (H) shows the best move and the win chance.',
      coach: 'Coach every turn',
      was: '{who}, was {before}',
      since: '{who}, after move {count}',
    },
    leave: 'Back to home',
    menu: 'Menu',
    undo: 'Undo',
    redo: 'Redo',
    /** Reasons why undo is not offered, keyed by the engine's codes. */
    undoRefusals: {
      nothingToUndo: 'There is nothing to take back.',
      chanceDrawn: 'You cannot undo a roll or a draw.',
      hiddenRevealed: 'You cannot undo a reveal.',
    },
    pause: 'Pause the clocks',
    resign: 'Resign',
    offer: 'Offer to end…',
    keysTitle: 'Keys',
    looks: 'Board and pieces',
    close: 'Close',
    hint: 'Hint',
    hintNone: 'No hint now.',
    players: 'Players',
    isThinking: 'thinking',
    skip: 'Skip',
    skipAbout: 'Skip to the current position',
    heads: {
      self: 'Your turn:',
      other: '{name}, your turn:',
      back: 'Looking back:',
      over: 'The game is over:',
    },
    readRule: 'Read the rule',
    readClause: 'Read rule {clause}',
    rematch: 'Play again',
    over: 'The game is over',
    share: 'Copy or share…',
    save: 'Save as a file',
    rules: 'Rules',
    settings: 'Settings',
    /** The selected move before it is confirmed. */
    chosen: {
      title: 'Chosen, not played yet',
      letGo: 'Cancel',
      bars: {
        chanceDrawn: 'You cannot undo this: dice are rolled.',
        hiddenRevealed: 'You cannot undo this: it reveals something.',
      },
    },
    asked: 'What to do now',
    noRedo: 'There is nothing to redo.',
    coaching: { title: 'Tip', close: 'Close the tip' },
    /** Refusals of the table itself; refusals by the rules are in the game's own text. */
    refusals: {
      E_PLAYED_ELSEWHERE: 'Another tab has played on: its board is shown now, and this move was not played.',
      E_STOPPED: 'This match has stopped. Reload the page: every move is kept.',
      E_NOTATION: 'That is not a move: {why}',
    },
    notPossible: 'That is not possible now.',
    keyMeanings: {
      arrows: 'look back and forward; on the board, move around it',
      enter: 'choose, confirm, go to the board',
      escape: 'put back, or close what is on top',
      back: 'look back and forward, even on the board',
      mark: 'mark a place; draw an arrow to it',
    },
    keyNames: { enter: 'Enter', space: 'Space', escape: 'Esc', shift: 'Shift', control: 'Ctrl' },
    loading: 'Setting up the table',
  },
} as const;
