/** Text of the rift table that few games need, in English. */
export const en = {
  first: 'First choose a piece of yours, on the board or in the reserve, then its crossing.',
  stuck: 'The {piece} on {at} cannot move now. {way} In its way: {blockers}.',
  blocker: '{what} on {at}',
  failed: 'Your planned move {move} is no longer possible.',
  looks: {
    title: 'Board and pieces',
    board: 'Theme',
    boards: { wood: 'Wood', slate: 'Slate', print: 'Print' },
    coordinates: 'Coordinates',
    figurines: 'Piece signs in the move list',
    on: 'On',
    off: 'Off',
  },
  position: {
    title: 'Position in words',
    toMove: '{colour} to move.',
    ended: 'The game is over.',
    side: '{colour}: pawns on the board {board}, in reserve {reserve}, lost {lost}.',
    danger: 'In danger for {colour}: {pieces}.',
    safe: 'Nothing of {colour} is in danger.',
    pieces: 'Pieces of {colour}',
    slide: '{piece} on {at}, lies {way}',
    cross: '{piece} on {at}, arm ends {ends}',
    piece: '{piece} on {at}',
    go: 'A piece of the list leads to its crossing.',
  },
} as const;
