/** What the page on which maps are drawn says, in English. */
export const en = {
  title: 'Draw a map',
  lead: 'Choose a tile, then press a place. What still keeps the map from being played is said at once.',
  keys: 'Keys: arrows to go, Enter to lay; 7, 8, 9 and 0 for planets, V for the Void, S for a start, Delete to erase.',
  tools: {
    label: 'What you lay',
    planet: 'Planet {number}',
    theVoid: 'The Void',
    start: 'Start',
    erase: 'Erase',
    left: '{count} left',
  },
  map: {
    label: 'Map',
    place: 'Row {row}, column {column}: {what}',
    empty: 'empty',
    start: '{what}, start of the {faction}',
  },
  cubes: 'Cubes for each player',
  begin: { label: 'Begin with', none: 'An empty map', mine: 'My drawing' },
  test: {
    heading: 'Can it be played?',
    yes: 'Yes, by {players} players, with {cubes} cubes each.',
    no: 'Not yet:',
    slots: 'Room for {slots} cubes; {needed} have to fit.',
  },
  /** Keyed by the names of the rules. */
  faults: {
    noTile: 'Lay the first tile.',
    tooMany: 'There are {tiles} tiles; {most} are the most.',
    overlap: 'Two tiles lie on each other at {square}.',
    apart: 'Part of the map cannot be reached: every tile has to touch another along an edge.',
    noPlanet: 'Somebody starts at {square}, where there is no planet.',
    shared: 'Two players start on one planet.',
    starts: 'Mark a start for everybody: {starts} so far, at least {players} are needed.',
    planets: 'With {cubes} cubes each there must be at least as many planets; there are {planets}.',
    slots:
      'There is room for {slots} cubes, and {cubes} may come: add planets or larger ones, or play with fewer cubes.',
    stock: 'The box has {most} planets {number}, and you lay {count}.',
    stockVoid: 'The box has one Void, and you lay {count}; {most} is the most.',
  },
  play: 'Play it',
  share: {
    heading: 'Share it',
    text: 'The map as text',
    help: '7 8 9 X are planets (X is ten), V is the Void, a dot is nothing; a to d behind a planet are starts. You may write or paste here.',
    refused:
      'This is not a map yet: every row needs the signs above, with spaces between, and no more than {columns} by {rows} of them.',
    copyText: 'Copy text',
    copyJson: 'Copy JSON',
    copyLink: 'Copy link',
    copied: 'It is on the clipboard.',
    notCopied: 'The browser does not allow copying. Select the text and copy it yourself.',
  },
  unreadable: 'The map of this address could not be read. Here is the base board instead.',
} as const;
