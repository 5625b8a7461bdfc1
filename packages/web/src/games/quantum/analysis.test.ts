/** Answers of quantum on an analysis board: every legal one has an arrow or none, every die a face. */
import { parseOptions, seededChance } from '@tessera/engine';
import { type QuantumEvent, quantum } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { analysis } from './analysis.ts';

test('arrows lead between squares of the board, and dice have the faces that were rolled', () => {
  const chance = seededChance('analysed');
  let state = quantum.setup(parseOptions(quantum.options, {}), 2, chance);
  const seen = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const seat = quantum.decider(state);
    if (seat === undefined) break;
    const view = quantum.view(state, seat);
    const moves = quantum.legalMoves(state, seat);
    for (const move of moves.slice(0, 12)) {
      const arrow = analysis.arrowOf(view, quantum.notation.formatMove(state, move));
      if (arrow) expect(Math.min(arrow.from, arrow.to)).toBeGreaterThanOrEqual(0);
    }
    const dice: number[] = [];
    const draws: { low: number; count: number }[] = [];
    const draw = (low: number, count: number): number => {
      const number = low + chance.below(count);
      dice.push(number);
      draws.push({ low, count });
      return number;
    };
    const move = moves[chance.below(moves.length)] as (typeof moves)[number];
    const { state: next, events } = quantum.apply(state, seat, move, {
      below: count => draw(0, count),
      die: (sides = 6) => draw(1, sides),
    });
    const rolled = (events as readonly QuantumEvent[]).flatMap(event => {
      if (event.type === 'roll') return [event.face];
      return event.type === 'reroll' || (event.type === 'combatRoll' && !event.isFixed) ? [event.value] : [];
    });
    const rolls = analysis.rollsOf?.(view, { dice, draws, events }) ?? [];
    const isDiceOnly = draws.every(({ low }) => low === 1) && rolled.length === draws.length;
    if (isDiceOnly) expect(rolls.map(({ faces, index }) => faces[(dice[index] ?? 0) - 1])).toEqual(rolled);
    for (const { what } of rolls) seen.add(what);
    state = next;
  }
  expect([...seen].sort()).toEqual(['attack', 'defence', 'ship']);
});
