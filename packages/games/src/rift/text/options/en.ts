/** Options of rift in English, for the page that prepares a match. */
export const en = {
  camp: {
    label: 'Camps',
    meaning: 'Which two ranks each side fills before play.',
    values: { inset: 'second and third rank', outer: 'first and second rank' },
  },
  setupOrder: {
    label: 'Set-up',
    meaning:
      'Crosses first is easier: you know the ground before you place your pieces. Or play at once from a ready set-up.',
    values: { crossesLast: 'crosses last', crossesFirst: 'crosses first', ready: 'pieces already set up' },
  },
  firstPlayer: {
    label: 'Who starts',
    meaning: 'The first player places first and moves first.',
    values: { w: 'White', b: 'Black', random: 'drawn by lot' },
  },
  crossSpacing: {
    label: 'Distance between crosses',
    meaning: 'How close two crosses may stand.',
    values: { manhattan2: 'may share an arm-end', disjoint: 'share nothing' },
  },
  legOneCapture: {
    label: 'Capture before turning',
    meaning: 'A Star or Pyramid may jump on its first leg and stop there.',
    values: { true: 'yes', false: 'no' },
  },
  turningPointCapture: {
    label: 'Capture on the turning point',
    meaning:
      'A Star or Pyramid may jump over a pawn on its turning point and land on the first step after the turn. Another reading of the rulebook.',
    values: { true: 'yes', false: 'no' },
  },
  rectangleOverCross: {
    label: 'Rectangle leaps over crosses',
    meaning: 'Whether crosses stop the Rectangle too.',
    values: { true: 'yes', false: 'no' },
  },
  largeSlideCapture: {
    label: 'Large slide captures',
    meaning: 'Which of its two lines comes to rest right behind the victim.',
    values: { either: 'either line', leading: 'the leading line', trailing: 'the trailing line' },
  },
  armEndSlides: {
    label: 'Slides on arm-ends',
    meaning: 'Whether a slide may lie along a cross’s arm.',
    values: { any: 'any way', perpendicular: 'only across the arm' },
  },
  pivotOntoArmEnd: {
    label: 'Turn onto an arm-end',
    meaning: 'Whether the moving line of a large slide may come to rest on an arm-end.',
    values: { true: 'yes', false: 'no' },
  },
  forcedDrop: {
    label: 'Forced drop',
    meaning: 'Whether a lone Tesseract may win at once instead of dropping a pawn.',
    values: { strict: 'always drop', exceptWin: 'may win instead' },
  },
  bareTesseractLoses: {
    label: 'A bare Tesseract loses',
    meaning: 'A player who loses every other pawn loses the game.',
    values: { true: 'yes', false: 'no' },
  },
  endgameImmobilisation: {
    label: 'Blocked with a Cylinder',
    meaning:
      'A Tesseract that cannot move loses even while its Cylinder is left. Another reading of the rulebook.',
    values: { true: 'loses', false: 'plays on' },
  },
  repetition: {
    label: 'Repetition',
    meaning: 'What happens when the same position would come up for the third time.',
    values: { forbidden: 'third time forbidden', adjudicated: 'third time: pawns decide', off: 'no limit' },
  },
  stallLimit: {
    label: 'Stall limit',
    meaning: 'Number of moves without a capture or a drop after which pawns decide the game.',
    values: { null: 'none' },
  },
  closingRift: {
    label: 'Closing rift',
    meaning:
      'A house variant. After 40 quiet moves the outermost ring closes to Tesseracts, then one more ring every 12 moves: a Tesseract that ends its turn there is lost. A capture or a drop reopens them all. Of 200 games between equal bots, all were decided on the board: three in four by a closed ring, one in four by a capture. Without this variant it was two of 200.',
    values: { true: 'on', false: 'off' },
  },
} as const;
