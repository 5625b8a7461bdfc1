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
    asked: 'You are asked:',
    otherAsked: '{name}, you are asked:',
    as: '{agent}:',
    otherAs: '{name} as {agent}:',
    wait: '{name}',
    waitAs: '{name} ({agent})',
  },
  /** Prompt during the free choice of actions. */
  turns: {
    free: 'use a ready card, *LOOP* a dimension, or step to another era.',
    noCard: 'no card is ready: *LOOP* a dimension, step to another era, or end your actions.',
    spent: 'nothing else can be done now: *end your actions*.',
    chosen: '*{deed}*? Press it again, or the button.',
  },
  shorts: {
    free: 'a card, a *LOOP* or a step?',
    noCard: '*LOOP*, step, or end?',
    spent: '*end your actions*.',
    chosen: '{deed}?',
  },
  /** Prompt while another player decides, after the name. */
  waits: {
    foo: 'is asked about the rifts that fell.',
    actions: 'acts.',
    choice: 'chooses.',
    cards: 'chooses a card.',
    help: 'is asked for help.',
  },
  /** Card of the selected answer. */
  chosen: {
    energy: { one: '{count} energy is paid here.', other: '{count} energy are paid here.' },
    battery: 'It empties your batteries.',
    stays: { one: '{count} card stays ready, unused.', other: '{count} cards stay ready, unused.' },
    loops: 'A LOOP could still be paid for.',
    mega: 'You stand on a Mega Vortex: the game is *lost* when your turn ends here.',
    complete: '{mission} is complete, and you do not stand there.',
    takes: 'You may then take a card of this era.',
    archives: 'You may then archive {mission}.',
    readies: 'It readies {cards}.',
    readiesNothing: 'It readies no card.',
    damages: '{mission} takes 1 damage.',
    onTop: 'It goes on top of your draw pile: you draw it next.',
    says: 'It says: {text}',
    dies: 'The clone is destroyed there.',
    choices: 'In which way',
    go: {
      useCard: 'Use it',
      loop: 'LOOP',
      endActions: 'End actions',
      other: 'Do it',
    },
  },
  /** Threats above the board. */
  threats: {
    label: 'What threatens',
    next: 'Next throw:',
    calm: 'Nothing can overflow with the next throw.',
    overflow: '{era} {chance}',
    overflows: '{era} overflows *{chance}*',
    defeat: '{era} {chance} = defeat',
    fourth: 'no vortex is left: {chance} = defeat',
    tiles: { one: '{count} vortex left', other: '{count} vortices left' },
    mega: '*A Mega Vortex is under you:* leave it before your turn ends, or all is lost.',
    cycles: {
      one: 'Last cycle: *{count} turn* left after this one',
      other: 'Last cycle: *{count} turns* left after this one',
    },
    lastTurn: '*The last turn:* archive now, or all is lost.',
    missing: { one: '{count} mission missing', other: '{count} missions missing' },
    cap: { one: '{count} action left', other: '{count} actions left' },
  },
  /** Dr Foo's phase. */
  foo: {
    label: 'What Dr Foo does',
    come: 'clones come',
    clones: { one: '{count} clone comes', other: '{count} clones come' },
    turns: 'Foo turns',
    turnsTo: 'Foo turns {to}',
    fall: 'cubes fall',
    falls: 'cubes fall, {count} of {all}',
    overflow: 'overflow?',
    yours: 'your turn',
    others: 'then {name}',
  },
  /** First line of the log. */
  begin: {
    foo: 'Dr Foo begins {at}.',
    rifts: { one: '{count} rift lies on the ring.', other: '{count} rifts lie on the ring.' },
  },
  banners: {
    vortex: 'A vortex opens {at}',
    vortexLeft: { one: '{count} vortex left', other: '{count} vortices left' },
    noneLeft: 'One more overflow loses the game.',
    loop: 'LOOP {dimension}',
    loopBy: '{name}, the first of this turn',
    chain: 'LOOP number {count} of this turn',
    archived: '{mission} is archived',
    of: '{count} of {all} missions',
    cycle: 'Cycle {cycle} begins',
    centrifuge: 'A Centrifuge is destroyed',
    ultra: '{ultra} is destroyed',
  },
  /** Said about a press that means nothing yet: what to do first. */
  nothing: {
    card: 'A card that lies at an era is taken after your actions, by ending them there.',
    token: 'A clone moves only by a card: use one that pushes, pulls or destroys clones.',
    agent: 'To step, press a neighbouring era; other agents are moved by cards and powers.',
    ultra: 'Use a card that adds energy at this era: that damages it.',
    mission: 'It takes damage by what it says. Once complete, end your turn at its era to archive it.',
    asked: 'First this: {question}',
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
    cards: 'use a card of your hand by its place, or choose by number',
    loops: 'LOOP Spiral, Star or Stripes',
    end: 'end your actions',
    power: 'use your power',
    claim: 'claim damage on a mission',
    none: 'choose none, no, or stop',
    story: 'next step of what others did',
    storyBack: 'step back in what others did',
  },
} as const;

export type TableText = Words<typeof table>;
