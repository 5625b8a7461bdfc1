/** What somebody new is told the first time it happens, in English: a sentence or two, short enough for a phone. */
import type { Words } from '../../../../text/format.ts';

export const lessons = {
  fleet: 'Low ships win fights and crawl; high ones fly far and lose. A mixed fleet can do both.',
  goal: 'To win, place all cubes first: ships in orbit, next to a planet, must add up to its number.',
  reaction: 'You are attacked, and one of your cards may react, though it is not your turn.',
  infamy: 'Dominance six is infamy: a cube goes on any planet with room, no ships needed.',
  reroll: 'A card of yours rolls a die once more. The new number counts, even if it is worse.',
  occupy: 'You won. Move in, or hold your square if a sum in orbit needs your ship there.',
  discard: 'Give up the Command that helps you least: nobody holds more than three.',
  breakthrough: 'Six steps of research are a breakthrough: a card for you, and the track starts anew.',
  card: 'Commands stay and work from your next turn on; Gambits act at once. Or have six new ones dealt.',
  sum: 'Every ship of yours in orbit counts, none can be left out: move one away, or change a face.',
  move: 'Once a turn a ship flies as many squares as its number, around corners but not diagonally.',
  lastCube: 'A rival has one cube left: placing it ends the game. See where their ships nearly add up.',
  construct: 'Your ships add up to a planet’s number: construct, for two actions. It earns a card too.',
  rivalReady: 'A rival’s ships add up: they can build there next turn. Destroy one, and the sum is broken.',
  lost: 'Your ship was destroyed: rolled anew, it waits in your scrapyard until you deploy it.',
  dominance: 'Each ship you destroy is a step of dominance, each one you lose a step back. Six give a cube.',
  repelled: 'Repelled: only the action is gone. Your ship stays on the square it attacked from.',
  attack: 'Ship plus die, and the lower total wins: low ships are strong. Ties go to the attacker.',
  deploy: 'Deploy: a ship of your scrapyard returns, as it is, to the orbit of a planet with your cube.',
  spent: 'No actions left, but abilities and free cards still work. Then end your actions.',
  used: 'One ability for each ship and turn: it stays used, even when the die shows another face.',
  reconfigured: 'Reconfigure always shows another face. The ship may still move, and you may do it again.',
  research: 'Nothing better for your last action? Research: six steps earn a card.',
  ability: 'Each type has a free ability, once a turn; Transport and Maneuver are used within a move.',
  theVoid: 'Each ship you have in the Void when your turn starts is a step of research.',
} as const;

export type LessonText = Words<typeof lessons>;
