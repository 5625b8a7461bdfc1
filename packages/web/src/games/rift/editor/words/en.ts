/** Text of the position editor, in English. */
export const en = {
  title: 'Position editor',
  board: 'Board',
  piece: '{colour} {piece}',
  unreadable: 'The position of this link could not be read. A ready set-up stands here instead.',
  keys: 'Keys: arrows to go; T S P R C H V G I X put a piece, with Shift for White, without for Black; Enter picks up and puts down, / turns, Delete takes away, Ctrl+Z undoes.',
  bar: {
    label: 'The position',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Empty board',
    ready: 'Ready set-up',
    flip: 'Turn the board',
    details: 'Details and text',
  },
  crossing: { empty: 'empty', wrong: 'wrong here' },
  box: {
    name: 'Pieces of {colour} off the board',
    slot: '{piece}, {count} off the board',
    slotLost: '{piece}, {count} off the board, {lost} captured',
  },
  inHand: {
    nothing: 'Drag a piece, or press it and then a crossing. Let go beside the board to take it away.',
    fromTray: 'is in your hand: press a crossing.',
    onBoard: 'on {at}: press where it goes.',
    turn: 'Turn',
    remove: 'Take away',
    captured: 'Count as captured',
    notCaptured: 'Back to the reserve',
  },
  terms: {
    side: 'To move',
    phase: 'Phase',
    phases: { p: 'Play', s: 'Set-up', x: 'Crosses first' },
    camp: 'Camps',
    camps: { inset: 'ranks 2, 3', outer: 'ranks 1, 2' },
    quiet: 'Quiet moves',
  },
  text: {
    label: 'The position as text',
    copy: 'Copy',
    copyLink: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'The browser did not copy it.',
    at: 'Character {column}, “{sign}”:',
    atEnd: 'At the end:',
    /** Descriptions by part of a position string. */
    parts: {
      position:
        'a position has six parts with spaces between them: board, side, hands, phase, quiet moves, moves.',
      board:
        'the board is 15 rows from rank 15 down, with / between them; numbers are empty crossings, letters pieces, and each row has 15.',
      side: 'the side to move is w or b.',
      hands:
        'the hands list what is off the board in the order TSPRCHGX, White before Black, with a number in front of more than one, and no more than each side has.',
      phase: 'the phase is p for play, s for set-up or x for set-up with crosses first.',
      quiet: 'the quiet moves are a number.',
      ply: 'the moves made are a number.',
    },
  },
  test: {
    yes: 'Ready to play: {colour} to move.',
    yesSetup: 'Ready to play: {colour} to place.',
    no: 'Not yet:',
    more: { one: 'and {count} more', other: 'and {count} more' },
    takable: '{colour} can take the Tesseract at once.',
    stray: 'No set-up puts a cross there ({at}), but it can be played.',
  },
  /** Faults by code. */
  faults: {
    armEnd: 'No pawn and no cross may stand on the end of an arm: {at}.',
    tooMany: '{colour} has {count} of {full}: {piece}.',
    noTesseract: '{colour} needs its Tesseract on the board.',
    noCross: '{colour} needs both crosses on the board.',
    camp: 'In set-up everything stands in its own camp, not on {at}.',
    zone: 'A cross and its arms lie between the camps, not on {at}.',
    progress:
      'Set-up goes turn by turn: Tesseract, Star and Pyramid, two small slides, two crosses. White has placed {white}, Black {black}, and it is the turn of {colour}.',
    over: 'It is over already, {colour} wins. {reason}',
    other: 'The rules do not take it: {why}',
  },
  play: {
    button: 'Play this',
    heading: 'Play this position',
    who: 'Who plays',
    sides: { both: 'Both sides here', white: 'I play White', black: 'I play Black' },
    level: 'Against a bot',
    start: 'Start the match',
  },
  analyse: { button: 'Analyse' },
} as const;
