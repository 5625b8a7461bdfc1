/** Text about the deeds of others, in English. Other languages have the same keys. */
import type { LoopText } from '@tessera/games/loop';
import type { Words } from '../../../../text/format.ts';

export const story = {
  foo: 'Dr Foo',
  /** Tab of the panel where space is short. */
  tab: 'News',
  /** A whole turn in one sentence: its lasting effects. */
  sum: '{name} {deeds}.',
  sums: {
    archived: 'archived “{mission}”',
    complete: 'completed “{mission}”',
    mission: 'brought “{mission}” to {damage} of {need}',
    centrifuge: 'destroyed a Centrifuge',
    heat: {
      one: 'dealt {count} damage to the Centrifuges',
      other: 'dealt {count} damage to the Centrifuges',
    },
    ultra: 'destroyed {ultra}',
    supas: { one: 'destroyed {count} Supa Clone', other: 'destroyed {count} Supa Clones' },
    clones: { one: 'destroyed {count} clone', other: 'destroyed {count} clones' },
    rifts: { one: 'removed {count} rift {at}', other: 'removed {count} rifts {at}' },
    energy: { one: 'added {count} energy {at}', other: 'added {count} energy {at}' },
    took: 'took {cards}',
    went: 'went {to}',
    nothing: 'made no lasting change',
  },
  /** Lines of the log that name both ends of a way. */
  told: {
    moved: '{agent} goes {from} {to}.',
    /** Somebody moves another agent. */
    sent: '{name} moves {agent} {from} {to}.',
    /** A line whose sentence does not name its actor. */
    by: '{name}: {deed}',
    free: '{agent} goes {from} {to} on battery power.',
    clone: '{clone} goes {from} {to}.',
    /** A clone that arrives in its own era. */
    gone: '{clone} goes {from} {to} and is destroyed there.',
    laid: 'Laid out for the attendance bonus: {cards}.',
    /** Several clones at once. */
    clones: 'Clones appear {at}: {clones}.',
  },
  /** A deed behind its number. */
  steps: {
    move: '{from} → {to}',
    loop: 'LOOP {dimension}',
    card: '{card}, {at}',
    take: 'takes {card}',
    foo: 'Dr Foo turns {to}',
    throws: 'The Machine throws cubes',
    power: 'Power, {at}',
  },
  effects: {
    vortex: 'The mission and cards there are gone.',
    moved: '{name} moved you',
    complete: 'complete: archive it {at}',
    risk: 'risk of an overflow {at}',
    defeat: 'risk of defeat {at}',
    energy: 'Energy in your era',
  },
  /** Deciding deeds with their actors, before the reason of an end. */
  deciders: {
    VICTORY: '{name} archived the last mission.',
    extra: '{name} destroyed the last obstacle.',
    VORTEX_DOUBLE: 'Dr Foo’s throw at the start of {name}’s turn tore the vortex open {at}.',
    VORTEX_FOURTH: 'Dr Foo’s throw at the start of {name}’s turn caused an overflow {at}.',
    CYCLES: '{name} ended the last turn of the third cycle.',
    MEGA_VORTEX: '{name} ended a turn on the Mega Vortex {at}.',
  },
  /** Reasons of a bot, told about the bot. */
  whys: {
    wins: '{name} wins the game this way.',
    flees: '{name} leaves the Mega Vortex: a turn that ends there is a defeat for everybody.',
    archives: '{name} is about to archive “{mission}”.',
    completes: '{name} completes “{mission}” this turn.',
    damages: '{name} brings “{mission}” to {damage} of {need}.',
    survives: '{name} lowers the risk of defeat from {before} to {after}%.',
    calms: '{name} lowers the risk of an overflow {at} from {before} to {after}%.',
    supas: '{name} is hunting Supa Clones; {left} left.',
    centrifuges: '{name} is wearing down the Centrifuges; damage still to place: {left}.',
    ultras: '{name} is about to destroy {ultra}.',
    clones: '{name} destroys clones this turn: {count}.',
    rifts: '{name} removes rifts this turn: {count}.',
    energy: '{name} gathers energy this turn: {count} more.',
    readies: '{name} readies cards: {count}.',
    strongest: '{name} takes the strongest card.',
    weakest: '{name} gives up the weakest card.',
    tooWeak: '{name} takes no card: any of these would weaken the deck.',
    prevents: '{name} prevents a vortex {at}.',
    spent: '{name} has nothing useful left to do.',
    cancelRift: '{name} cancels the rift that would hurt most.',
    pickEra: '{name} chooses the era where it helps most.',
    pickClone: '{name} chooses the clone that is most in the way.',
    pickDirection: '{name} sends it where it does the least harm.',
    pickAgent: '{name} chooses the agent it helps most.',
    pickCard: '{name} chooses the card that matters now.',
    pickDimension: '{name} readies the most useful cards.',
    pickOption: '{name} chooses what helps more here.',
    may: '{name} thinks it is worth doing.',
    mayNot: '{name} thinks it costs more than it brings.',
    invite: '{name} asks for a card that would help now.',
    helpCard: '{name} helps the team right away.',
    declines: '{name} has no card that would help now.',
    eachNext: '{name} thinks the order does not matter.',
    topCard: '{name} leaves it within V-Girl’s reach.',
    lastDamage: '{name} destroys it now, because it pays off.',
    waits: '{name} waits: destroyed later, it brings more.',
    pickSlot: '{name} fills the slot that is hardest to fill.',
    pickUltra: '{name} wants that card gone first.',
    ultraNext: '{name} chooses the order that does the least harm.',
    ultraVictim: '{name} chooses the player who loses least.',
    ultraDestroy: '{name} gives up the card that will be missed least.',
    ultraEra: '{name} chooses the era where energy will be missed least.',
    takeCard: '{name} improves the deck.',
    archive: '{name} archives what is complete.',
    bonusPick: '{name} improves the deck.',
    assign: '{name} gives the card to the agent it helps most.',
  } satisfies Record<keyof LoopText['whys'], string>,
} as const;

export type StoryText = Words<typeof story>;
