/** Text of the share dialogs, in English. */
export const en = {
  title: 'Copy or share',
  position: 'This position',
  game: 'The whole game',
  text: 'Copy the text',
  link: 'Copy a link',
  atMoment: 'The link opens the game at this moment.',
  hidden: 'A game takes along what is still hidden in it; in a position that is shuffled anew.',
  copied: 'Copied.',
  notCopied: 'This browser does not let us copy. Here it is, to be marked and copied by hand:',
  tooLong: 'That is too long for a link. Copy the text instead.',
  failed: 'That did not work. Reload the page; every move is kept.',
  open: 'Open a position or a game',
  branch: 'A new match begins with the {count} moves up to here. This one stays as it is.',
  deal: 'A new match begins at this moment. What is hidden is shuffled anew, and dice fall as they may. This one stays as it is.',
  begin: 'Begin',
} as const;
