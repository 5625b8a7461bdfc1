/** What others did, told to whoever sits here, in English. Other languages have the same keys. */
import type { QuantumText } from '@tessera/games/quantum';
import type { Words } from '../../../../text/format.ts';

export const story = {
  aim: 'Aim: a cube on planet {number} at ({planet})',
  /** A turn in one sentence: whoever it was, then what lasts. */
  sum: '{name} {deeds}.',
  sums: {
    destroyedYours: 'destroyed your {ship}',
    destroyed: 'destroyed {ship} of {owner}',
    lost: 'lost {ship}',
    failed: 'attacked {ship} in vain',
    cube: 'put a cube on {planet}',
    ready: 'is ready at {planet} with {sum} of {needed}',
    holds: 'holds {sum} of {needed} at {planet}',
    moved: 'moved {ship} to {at}',
    rolled: 'rolled a {ship}',
    research: 'researched up to {value}',
    cards: 'took {cards}',
    nothing: 'did nothing that lasts',
  },
  /** One deed of a turn, behind its number. */
  steps: {
    move: '{ship} {from} → {to}',
    deploy: '{ship} deployed at {to}',
    warp: '{ship} and {other} swap places',
    turn: 'now {ship}',
    cube: 'a cube on {planet}',
    research: 'research {value}',
    card: 'takes {card}',
    attack: '{ship} {from} attacks {target}',
  },
  /** How a fight went, under it. */
  fight: {
    won: '{low} beats {high}: {ship} to the scrapyard',
    held: '{low} beats {high}: {ship} holds',
    tie: '{low} to {high}, the tie is the winner’s',
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
    none: 'Nothing of yours was touched.',
  },
  /** Lines of the log, with where it came from. */
  told: {
    move: '{seat} moves {die} from {from} to {to}.',
    attack: '{seat} attacks {defender} of {other} at {at} with {die} from {from}.',
    won: '{attack} beats {defence}, lower wins: the attack succeeds.',
    lost: '{attack} against {defence}, lower wins: the attack is repelled.',
    track: '{name} of {seat}: {before} → {after}.',
  },
  /** A bot’s reason, told about the bot. */
  whys: {
    odds: '{name} saw a chance of {chance}%.',
    wins: '{name} places the last cube and wins.',
    builds: '{name} puts a cube on planet {number} at ({planet}); cubes left: {left}.',
    readiesNow: '{name} can now build on planet {number} at ({planet}).',
    readies: '{name} wants planet {number} at ({planet}) next turn.',
    setsUp: '{name} prepares a cube on planet {number} at ({planet}).',
    grows: '{name} gains dominance: {value} of 6.',
    learns: '{name} gains research: {value} of 6.',
    launches: '{name} brings a ship into play.',
    shelters: '{name} makes the fleet harder to attack.',
    again: '{name} gets another turn.',
    card: '{name} wants a card that helps in every turn.',
    destroys: '{name} destroys a ship ({rival}).',
    hinders: '{name} stops a rival from building ({rival}).',
    disarms: '{name} takes a card from a rival ({rival}).',
    rolls: '{name} hopes for {faces} ({chance}%).',
    orbits: '{name} gathers {sum} of {needed} around planet {number} at ({planet}).',
    fleet: '{name} has {sum} in three ships; three new ones bring 10.5 on average.',
    starts: '{name} starts beside other planets: {count}.',
    joins: '{name} gets another ship; in play then: {count}.',
    discards: '{name} keeps the cards that help more.',
    rivals: '{name} makes rivals lose a card: {count}.',
    fights: '{name} saw a chance of {chance}% in this fight.',
    reacts: '{name} raised the chance to win this fight from {other} to {chance}%.',
    bothLost: '{name} gave up both ships, with only {other}% to win the fight.',
    spent: '{name} has no action left.',
    best: '{name} found nothing better.',
  } satisfies Record<keyof QuantumText['whys'], string>,
} as const;

export type StoryText = Words<typeof story>;
