/** What somebody new is told the first time it happens, in English: a sentence or two, short enough for a phone. */
import type { Words } from '../../../../text/format.ts';

export const lessons = {
  fleet: 'Low ships win fights but are slow; high ones fly far but lose. A mixed fleet can do both.',
  goal: 'To win, place all cubes first: ships in orbit, next to a planet, must add up to its number.',
  reaction: 'You are under attack, and one of your cards may react, though it is not your turn.',
  infamy: 'Dominance six is infamy: put a cube on any planet with room, no ships needed.',
  reroll: 'One of your cards rerolls a die. The new number counts, even if it is worse.',
  occupy: 'You won. Move in, or stay if a sum in orbit needs your ship where it is.',
  discard: 'Discard the Command that helps you least: nobody may hold more than three.',
  breakthrough: 'Research six is a breakthrough: you get a card, and the track goes back to one.',
  card: 'Commands stay and work from your next turn; Gambits act at once. Or refresh the row.',
  sum: 'Every ship of yours in orbit counts, none can be left out: move one away, or change a number.',
  move: 'Once a turn a ship flies as many squares as its number, around corners but not diagonally.',
  lastCube: 'An opponent has one cube left and wins by placing it. See where their ships nearly add up.',
  construct: 'Your ships add up to a planet’s number: construct, for two actions. It earns a card too.',
  rivalReady: 'An opponent’s ships add up: next turn they can construct. Destroy one to break the sum.',
  lost: 'Your ship was destroyed: it is rerolled and waits in your scrapyard until you deploy it.',
  dominance: 'Each ship you destroy earns 1 dominance, each one you lose costs 1. Six gives you a cube.',
  repelled: 'Repelled: nothing is lost but the attempt. Your ship stays on the square it attacked from.',
  attack: 'Ship plus die, and the lower total wins: low ships are strong. Ties go to the attacker.',
  deploy: 'Deploy: a ship in your scrapyard returns, as it is, to the orbit of a planet with your cube.',
  spent: 'No actions left, but abilities and free cards still work. Then end your actions.',
  used: 'One ability per ship and turn: it stays used, even if the die shows another number.',
  reconfigured: 'Reconfigure always gives another number. The ship may still move, and you may do it again.',
  research: 'Nothing better for your last action? Research: six earns you a card.',
  ability: 'Each type has a free ability, once a turn; Transport and Maneuver are used within a move.',
  theVoid: 'Each ship you have in the Void at the start of your turn earns 1 research.',
} as const;

export type LessonText = Words<typeof lessons>;
