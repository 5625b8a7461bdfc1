/** Text around the panels, in English. Other languages have the same keys. `*` emphasises. */
import type { Words } from '../../../../text/format.ts';

export const table = {
  board: 'The ring of eras',
  turn: 'Turn {turn} of {all}',
  phases: {
    label: 'Phases of a turn',
    foo: 'Foo',
    actions: 'Actions',
    add: 'Add a card',
    archive: 'Archive',
    end: 'End',
  },
  /** Heads of the prompt. */
  heads: {
    asked: 'Your choice:',
    otherAsked: '{name}, your choice:',
    as: '{agent}:',
    otherAs: '{name} as {agent}:',
    wait: '{name}',
    waitAs: '{name} ({agent})',
  },
  /** Prompt during the free choice of actions. */
  turns: {
    free: 'use a ready card, *LOOP* a dimension, or move to another era.',
    noCard: 'no card is ready: *LOOP* a dimension, move to another era, or end your actions.',
    spent: 'there is nothing left to do: *end your actions*.',
    vain: '{card} finds no more rifts to remove.',
    chosen: '*{deed}*? Press it again to confirm, or use the button.',
  },
  shorts: {
    free: 'a card, a *LOOP* or a move?',
    noCard: '*LOOP*, move, or end?',
    spent: '*end your actions*.',
    vain: 'no rift is left there.',
    chosen: '{deed}?',
  },
  /** Prompt while another player decides, after the name. */
  waits: {
    foo: 'is deciding about the fallen rifts.',
    actions: 'is playing.',
    choice: 'is choosing.',
    cards: 'is choosing a card.',
    help: 'may help or decline.',
  },
  /** Card of the selected answer. */
  chosen: {
    energy: { one: 'You pay {count} energy from this era.', other: 'You pay {count} energy from this era.' },
    battery: 'This empties your batteries.',
    stays: { one: '{count} card stays ready, unused.', other: '{count} cards stay ready, unused.' },
    loops: 'You could still pay for a LOOP.',
    mega: 'You are on a Mega Vortex: if your turn ends here, the game is *lost*.',
    complete: '“{mission}” is complete, but you are not in its era.',
    takes: 'You may then take a card from this era.',
    archives: 'You may then archive “{mission}”.',
    readies: 'Readies {cards}.',
    readiesNothing: 'Readies no card.',
    chance: 'You cannot undo this: chance decides.',
    revealed: 'You cannot undo this: new cards are revealed.',
    damages: '“{mission}” takes 1 damage.',
    onTop: 'It goes on top of your draw pile: you will draw it next.',
    dies: 'The clone is destroyed there.',
    choices: 'How?',
    go: {
      useCard: 'Use it',
      loop: 'LOOP',
      endActions: 'End actions',
      other: 'Do it',
    },
  },
  /** Threats above the board. */
  threats: {
    label: 'Threats',
    next: 'Next throw:',
    calm: 'No era can overflow on the next throw.',
    unlikely: 'An overflow on the next throw is very unlikely.',
    overflow: '{era} {chance}',
    overflows: '{era}: overflow *{chance}*',
    defeat: '{era} {chance} = defeat',
    fourth: '4th vortex {chance} = defeat',
    tiles: { one: '{count} vortex left', other: '{count} vortices left' },
    mega: '*You are on a Mega Vortex:* leave it before your turn ends, or the game is lost.',
    cycles: {
      one: 'Last cycle: *{count} turn* left after this one',
      other: 'Last cycle: *{count} turns* left after this one',
    },
    lastTurn: '*Last turn:* archive now, or the game is lost.',
    missing: { one: '{count} mission to go', other: '{count} missions to go' },
    cap: { one: '{count} action left', other: '{count} actions left' },
  },
  /** Dr Foo's phase. */
  foo: {
    label: 'What Dr Foo does',
    come: 'clones come',
    clones: { one: '{count} clone comes', other: '{count} clones come' },
    turns: 'Foo turns',
    turnsTo: 'Foo turns {towards}',
    fall: 'cubes fall',
    falls: 'cubes fall, {count} of {all}',
    overflow: 'overflow?',
    yours: 'your turn',
    others: 'then {name}',
  },
  /** First line of the log. */
  begin: {
    foo: 'Dr Foo begins {at}.',
    rifts: { one: 'There is {count} rift on the ring.', other: 'There are {count} rifts on the ring.' },
  },
  banners: {
    vortex: 'A vortex opens {at}',
    vortexLeft: { one: '{count} vortex left', other: '{count} vortices left' },
    noneLeft: 'One more overflow, and the game is lost.',
    loop: 'LOOP {dimension}',
    loopBy: '{name}, first LOOP this turn',
    chain: 'LOOP number {count} this turn',
    archived: '{mission} is archived',
    of: '{count} of {all} missions',
    cycle: 'Cycle {cycle} begins',
    centrifuge: 'A Centrifuge is destroyed',
    supa: 'A Supa Clone is destroyed',
    ultra: '{ultra} is destroyed',
  },
  /** Said about a press that means nothing yet: what to do first. */
  nothing: {
    card: 'To take a card in an era, end your actions there.',
    token: 'Clones are moved by cards: use one that pushes, pulls or destroys clones.',
    agent: 'To move, press a neighbouring era; other agents are moved by cards and powers.',
    ultra: 'To damage it, use a card that adds energy in this era.',
    mission: 'Its text says what damages it. Once it is complete, end your turn in its era to archive it.',
    asked: 'First: {question}',
  },
  tabs: {
    title: 'Panels',
    missions: 'Missions {count}/{all}',
    cycle: 'Turn {turn}/{all}',
    agents: 'Agents',
    supply: 'Supply',
    log: 'Log',
    me: 'You',
  },
  keys: {
    cards: 'use the card with this number, or choose by number',
    loops: 'LOOP Spiral, Star or Stripes',
    end: 'end your actions',
    power: 'use your power',
    claim: 'place damage on a mission',
    none: 'choose none, say no, or stop',
    story: 'next step of what the others did',
    storyBack: 'previous step of what the others did',
  },
} as const;

export type TableText = Words<typeof table>;
