/** quantum on an analysis board. */
import { answerOf, meaningOf, ownerOf, type QuantumEvent, type QuantumView } from '@tessera/games/quantum';
import type { AnalysisGame, Rolled } from '../analysis.ts';

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Dice of an event, in the order in which they were drawn; a ship that must change skips its own face. */
function diceOf(
  event: QuantumEvent,
  { faces, combat }: QuantumView,
  attack: { attacker: number; defender: number } | undefined,
  count: number,
): Omit<Rolled, 'index'> | undefined {
  if (event.type === 'roll') {
    const own = faces[event.die];
    return {
      what: 'ship',
      seat: ownerOf(event.die),
      faces: count === 5 ? FACES.filter(face => face !== own) : FACES,
    };
  }
  if ((event.type !== 'combatRoll' || event.isFixed) && event.type !== 'reroll') return undefined;
  const fight = attack ?? combat;
  const die = event.side === 'attack' ? fight?.attacker : fight?.defender;
  return { what: event.side, seat: ownerOf(die ?? 0), faces: FACES };
}

export const analysis: AnalysisGame = {
  isTerse: false,
  arrowOf(given, answer) {
    const view = given as QuantumView;
    const { die, square } = meaningOf(view, answerOf(view, answer));
    const at = die === undefined ? -1 : (view.places[die] ?? -1);
    const to = square ?? at;
    const from = at >= 0 ? at : to;
    return to >= 0 ? { from, to } : undefined;
  },
  rollsOf(before, { events, draws }) {
    const view = before as QuantumView;
    const all = events as readonly QuantumEvent[];
    const attack = all.find(event => event.type === 'attack');
    const rolls: Rolled[] = [];
    for (const event of all) {
      // Draws that are no dice, such as a shuffle, have no face.
      if (draws[rolls.length]?.low === 0) return rolls;
      const roll = diceOf(event, view, attack, draws[rolls.length]?.count ?? 6);
      if (roll && rolls.length < draws.length) rolls.push({ ...roll, index: rolls.length });
    }
    return rolls;
  },
};
