/** Text of the rift table that few games need, in English. */
export const en = {
  first: 'First choose one of your pieces, on the board or in the reserve, then a point.',
  stuck: 'The {piece} on {at} cannot move now. {way} In its way: {blockers}.',
  blocker: '{what} on {at}',
  failed: 'Your planned move, {move}, is no longer possible.',
  looks: {
    coordinates: 'Coordinates',
    figurines: 'Piece symbols in the move list',
    on: 'On',
    off: 'Off',
  },
  position: {
    title: 'Position in words',
    toMove: '{colour} to move.',
    ended: 'The game is over.',
    side: '{colour}: pawns on the board {board}, in reserve {reserve}, lost {lost}.',
    danger: '{colour}’s pieces in danger: {pieces}.',
    safe: 'None of {colour}’s pieces is in danger.',
    pieces: '{colour}’s pieces',
    slide: '{piece} on {at}, lying {way}',
    cross: '{piece} on {at}, arm ends {ends}',
    piece: '{piece} on {at}',
    go: 'Choose a piece in the list to go to its point.',
  },
} as const;
