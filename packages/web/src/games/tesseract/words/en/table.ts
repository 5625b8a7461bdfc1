/** Text around the panels, in English. Other languages have the same keys. `*` emphasises. */
import type { Words } from '../../../../text/format.ts';
import { answering } from './answering.ts';
import { asking } from './asking.ts';

export const table = {
  ...asking,
  ...answering,
  threat: {
    line: 'Breach {breach} of {last}, next priming {chance}',
    safe: 'Breach {breach} of {last}, next priming safe',
    skipped: 'Breach {breach} of {last}, next priming skipped',
    cubes: { one: '{count} cube left, then you lose', other: '{count} cubes left, then you lose' },
    plain: 'Breach {breach} of {last}',
    turn: 'Turn {turn}',
    setup: 'Set-up',
    action: 'Action',
    threat: 'Threat',
    phase: 'Phase',
  },
  seats: {
    bot: 'bot',
    active: 'active researcher',
  },
  views: {
    title: 'View of the Tesseract',
    cube: 'Cube',
    layers: 'Layers',
    left: { one: '*{count}* cube left', other: '*{count}* cubes left' },
    removable: { one: '*{count}* removable now', other: '*{count}* removable now' },
    loading: 'Building the cube',
    noCube: 'This browser cannot draw the cube in 3D.',
    stage: 'The Tesseract',
  },
  tip: {
    level: '{cell}, level {level}',
    sides: 'sides {sides}',
    side: '{direction} {value}',
    directions: { north: 'north', east: 'east', south: 'south', west: 'west' },
    empty: '{cell} is empty',
    lastSpace: 'It takes the last space in your lab.',
    space: { one: '{count} space stays free.', other: '{count} spaces stay free.' },
    below: { one: '{count} cube stays below.', other: '{count} cubes stay below.' },
    uncovers: 'Taking it uncovers {symbol}: {text}',
    blank: 'There is no symbol below.',
    choose: 'Press to choose it.',
    put: 'Press to put the cube here.',
    free: 'Free sides: {count}, needed: {needed}.',
    labFull: 'Your lab is full.',
    next: 'It is primed next.',
    under: '{cube} lies under others: only the top one, {top}, can be taken.',
    fired: '{symbol} was uncovered here.',
  },
  /** Card of the selected answer. */
  chosen: {
    toLab: 'It goes to *your lab*. {space}',
    shows: 'The *{colour}* cube below shows its value.',
    showsAll: 'The cube below shows its colour and value.',
    top: 'Then *{cube}* is on top.',
    noEvent: {
      one: 'No event: {count} cube stays on {cell}.',
      other: 'No event: {count} cubes stay on {cell}.',
    },
    breach: 'Breach *{before} → {after}*',
    contain: 'Contain {cube}',
    toBoard: 'It fills its slot: *{count} of 24* contained.',
    restCard: {
      one: 'Then you may roll the other one.',
      other: 'Then you may roll the other {count} and draw a *level {level}* card.',
    },
    breaches: 'It breaches on *{values}*.',
    primed: 'It is rolled and *primed*.',
    gone: 'It is *destroyed*.',
    started: 'It is rolled and goes to *your lab*.',
    becomes: 'It becomes *{cube}*.',
    draw: 'Then you draw a *level {level}* card.',
    places: {
      one: '*{lab}* then has {count} free place.',
      other: '*{lab}* then has {count} free places.',
    },
    rolled: { one: 'One die is rolled.', other: '{count} dice are rolled at once.' },
    deck: {
      one: 'Level {level}: {count} card in the deck.',
      other: 'Level {level}: {count} cards in the deck.',
    },
    after: 'Your lab afterwards',
    twin: 'The primed *{cube}* is destroyed with it.',
    card: 'The second {column}: column {column} reveals its card.',
    unlocks: 'The fourth {column}: column {column} unlocks its card.',
    row: 'Its row is full: a destroyed cube comes back.',
    rest: { one: 'Then you may roll the other one.', other: 'Then you may roll the other {count}.' },
    goes: 'Which one goes',
    spends: { one: 'spends your last action', other: 'spends 1 of {count} actions' },
    pick: 'Choose {what}',
    this: 'Choose',
  },
  chooser: {
    title: 'What to do with {what}',
    study: 'Which card?',
    contain: 'Which set?',
  },
  decide: {
    title: 'Your choices',
    glowing: { one: '{count} choice glows', other: '{count} choices glow' },
  },
  tabs: {
    title: 'Panels',
    stage: 'Cube',
    threat: 'Threat',
    board: 'Contain',
    labs: 'Labs',
    cards: 'Cards',
    log: 'Log',
  },
  menu: {
    layers: 'Show the layers',
    cube: 'Show the cube',
  },
  outcome: {
    titles: { contained: 'Contained!', breach: 'Torn open', empty: 'Used up', resign: 'Given up' },
    resignReason: 'You gave up.',
    turns: { one: '{count} turn', other: '{count} turns' },
    slots: '{count} of 24 contained',
    breaches: 'breach {breach} of {last}',
    loading: 'Reviewing the game…',
    noReview: 'No review for this game.',
  },
  /** Banners; the game's own text describes events. */
  drama: {
    single: 'Breach! {breach} of {last}',
    double: 'Double breach! {breach} of {last}',
    several: '{count} breaches! {breach} of {last}',
    values: 'Three or more primed cubes show the same value: {values}.',
    warded: 'A ward cancels it.',
  },
  log: {
    /** Actor of a Threat phase. */
    tesseract: 'The Tesseract',
    /** Cubes in other labs. */
    yours: 'your {cube}',
    of: '{name}’s {cube}',
    removed: 'took {cubes}',
    contained: 'contained {cubes}',
    passed: 'passed {cubes} to {lab}',
    changed: { one: 'changed {count} value', other: 'changed {count} values' },
    drawn: 'drew {cards}',
    events: 'set off {events}',
    breach: 'breach {before} → {after}',
    odds: 'next priming {before} → {after}',
    nothing: 'no lasting change',
  },
  lessons: {
    goal: 'Together you contain one cube of every colour and value, 24 in all, before the seventh breach.',
    tie: 'These are equally low and show the same value, so you choose. There may be an event below.',
    breach:
      'A third primed cube of one value is a breach. At the seventh the game is lost: adjust primed cubes in time.',
    eventDestroys:
      'An emptied stack sets off its event. This one destroys a cube: once the Tesseract is empty, you lose.',
    eventPrimes:
      'An emptied stack sets off its event. This one primes a cube at once: look below before you empty one.',
    eventRolls: 'An emptied stack sets off its event. This one rolls cubes in labs: contain your sets first.',
    eventStirs: 'An emptied stack sets off its event. This one changes primed cubes, which can be a breach.',
    eventTakes: 'An emptied stack sets off its event. This one takes all cubes of one value out of the labs.',
    lastAction:
      'Your last action. Then the marked cube is rolled and primed: a third one of its value is a breach.',
    contain: 'You have a set: contain it. One cube goes to the board, and rolling the rest draws a card.',
    colleague: 'Colleagues may change cubes in your lab and pass you some: you win or lose together.',
    card: 'A research card: playing it costs no action. Study exchanges it for a stronger one.',
    prime: 'A cube was rolled and primed: a third one of its value is a breach.',
    contained: 'Two contained cubes in a column reveal its card, four unlock it for all of you.',
    hidden:
      'The arrow points to the cube that is primed next, hidden behind others: press it to turn the Tesseract.',
    collect: 'Collect a set: three or more equal or consecutive values, all of one colour or all different.',
  },
  keys: {
    actions: 'Remove, Adjust, Transfer, Study, Contain, Specialize',
    numbers: 'choose from a list',
    end: 'end the phase',
    turn: 'turn the cube',
    layers: 'cube or layers',
  },
} as const;

export type TableText = Words<typeof table>;
