/** What others did, told to whoever sits here, in English. Other languages have the same keys. */
import type { QuantumText } from '@tessera/games/quantum';
import type { Words } from '../../../../text/format.ts';

export const story = {
  aim: 'Aim: a cube on planet {number} at ({planet})',
  /** A turn in one sentence: whoever it was, then what lasts. */
  sum: '{name} {deeds}.',
  sums: {
    destroyedYours: 'destroyed your {ship}',
    destroyed: 'destroyed {owner}’s {ship}',
    lost: 'lost {ship}',
    failed: 'attacked {ship} without success',
    failedYours: 'attacked your {ship} without success',
    cube: 'put a cube on {planet}',
    ready: 'can construct on {planet} with {sum} of {needed}',
    holds: 'has {sum} of {needed} at {planet}',
    moved: 'moved {ship} to {at}',
    turned: 'turned {was} into {ship}',
    research: 'raised research to {value}',
    cards: 'took {cards}',
    nothing: 'changed nothing',
  },
  /** One deed of a turn, behind its number. */
  steps: {
    move: '{ship} {from} → {to}',
    deploy: '{ship} deployed at {to}',
    warp: '{ship} and {other} swap places',
    turn: '{why}: {was} → {ship}',
    cube: 'a cube on {planet}',
    research: 'research {value}',
    card: 'takes {card}',
    attack: '{ship} {from} attacks {target}',
  },
  /** How a fight went, under it. */
  fight: {
    won: '{low} beats {high}: {ship} to the scrapyard',
    held: '{low} beats {high}: {ship} holds',
    tieWon: '{low} to {high}, the attacker wins ties: {ship} to the scrapyard',
    tieHeld: '{low} to {high}, Stubborn wins ties: {ship} holds',
    both: 'Dangerous: both ships to the scrapyard',
  },
  /** What it means for whoever sits here. */
  effects: {
    lost: '{ship} was destroyed',
    lostText: 'it waits in your scrapyard as {ship}',
    dominance: 'Your dominance',
    research: 'Your research',
    ready: '{planet} is ready for {name}',
    cube: '{name} has {count} left to place',
    none: 'Nothing of yours was affected.',
  },
  /** Attacks against rivals who can construct next turn. */
  replies: { title: 'What you can do about it', by: 'with {ship}, from {at}' },
  /** Lines of the log, with where it came from. */
  told: {
    move: '{seat} moves {die} from {from} to {to}.',
    attack: '{seat} attacks {other}’s {defender} at {at} with {die} from {from}.',
    won: '{attack} beats {defence}, lower wins: the attack succeeds.',
    lost: '{attack} against {defence}, lower wins: the attack is repelled.',
    tieWon: '{attack} against {defence}, the attacker wins ties: the attack succeeds.',
    tieLost: '{attack} against {defence}, Stubborn wins ties: the attack is repelled.',
    track: '{seat}: {name} {before} → {after}.',
    lostYours: 'Your {ship} is destroyed.',
    anew: 'Rolled anew in the scrapyard: {ship}.',
  },
  /** Lines of the log about whoever’s turn it is: the name stands above them. */
  deeds: {
    turnStart: 'Begins with {actions} actions.',
    placed: '{die} enters at {to}.',
    move: '{die} {from} → {to}.',
    circled: '{die} flies out and back to {to}.',
    occupy: '{die} moves into the square it won, {to}.',
    warp: '{die} and {with} swap places.',
    turned: '{why}: {die} → {after}.',
    attack: '{die} {from} attacks {target} at {at}.',
    /** The way to it was told just before. */
    attackOn: 'Attacks {target} at {at}.',
    dangerous: 'Dangerous destroys both ships.',
    reroll: '{card}: the new roll is a {value}.',
    track: '{name} {before} → {after}.',
    cube: 'A cube on {planet}.',
    infamyCube: 'Infamy: a cube on {planet}.',
    breakthrough: 'A breakthrough.',
    cardTaken: 'Takes {card}.',
    rowRefreshed: 'Has six new cards dealt.',
    cardDiscarded: 'Discards {card}.',
  },
  /** A bot’s reason, told about the bot. */
  whys: {
    odds: '{name} saw a {chance}% chance of success.',
    wins: '{name} places the last cube and wins.',
    builds: '{name} puts a cube on planet {number} at ({planet}); cubes left: {left}.',
    readiesNow: '{name} can now construct on planet {number} at ({planet}).',
    readies: '{name} wants planet {number} at ({planet}) next turn.',
    setsUp: '{name} prepares a cube on planet {number} at ({planet}).',
    grows: '{name} gains dominance: {value} of 6.',
    learns: '{name} gains research: {value} of 6.',
    launches: '{name} brings a ship into play.',
    shelters: '{name} makes the fleet harder to attack.',
    again: '{name} gets another turn.',
    card: '{name} wants a card that helps every turn.',
    destroys: '{name} destroys one of {rival}’s ships.',
    hinders: '{name} keeps {rival} from constructing.',
    disarms: '{name} makes {rival} lose a card.',
    rolls: '{name} hopes for {faces} ({chance}%).',
    orbits: '{name} gathers {sum} of {needed} around planet {number} at ({planet}).',
    fleet: '{name} has {sum} in three ships; a new roll averages 10.5.',
    starts: '{name} starts next to other planets ({count}).',
    joins: '{name} gets another ship; ships then in play: {count}.',
    discards: '{name} keeps the cards that help more.',
    rivals: '{name} makes opponents lose a card ({count}).',
    fights: '{name} saw a {chance}% chance of winning this fight.',
    reacts: '{name} raised the chance of winning this fight from {other}% to {chance}%.',
    bothLost: '{name} gave up both ships, with only a {other}% chance of winning the fight.',
    spent: '{name} has no actions left.',
  } satisfies Record<keyof QuantumText['whys'], string>,
} as const;

export type StoryText = Words<typeof story>;
