import { parseOptions, seededChance } from '@tessera/engine';
import { formatAction, type RiftState, rift } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { indexAnswers } from './answers.ts';
import { choiceAt, letterOfHand, type Offer } from './consider.ts';
import { dropTargets, pivotMarks } from './targets.ts';

const SQUARES = Array.from({ length: 225 }, (_, square) => square);

/** All answers that lifting something and pressing a crossing, or an entry of the list there, plays. */
function reachable(state: RiftState, legal: readonly string[]): Set<string> {
  const { byPiece, byHand } = indexAnswers(legal);
  const isFree = (square: number): boolean => state.board[square] === 0;
  const offers: Offer[] = [...byPiece.values()].map(actions => ({
    actions,
    pivots: pivotMarks(actions, isFree),
    drops: undefined,
  }));
  for (const [letter, actions] of byHand) {
    for (const upright of [false, true]) {
      const drops = dropTargets(actions, letterOfHand({ letter, upright }));
      offers.push({ actions, pivots: new Map(), drops });
    }
  }
  const found = offers.flatMap(offer =>
    SQUARES.flatMap(square => {
      const choice = choiceAt(offer, square);
      return choice.type === 'play' ? [choice.action] : choice.type === 'ask' ? choice.actions : [];
    }),
  );
  const turns = [...byPiece.values()].flat(); // R turns what is lifted, also where no free crossing stands for it
  return new Set(
    [...found, ...turns.filter(action => !found.includes(action) && isTurn(action))].map(formatAction),
  );
}

const isTurn = (action: number): boolean => formatAction(action).includes('=');

test('every legal answer is within reach of a press, and no other', () => {
  const chance = seededChance('rift reach');
  let state = rift.setup(parseOptions(rift.options, {}), 2, chance);
  for (let i = 0; i < 160; i++) {
    const seat = rift.decider(state);
    if (seat === undefined) break;
    const moves = rift.legalMoves(state, seat);
    const legal = moves.map(move => rift.notation.formatMove(state, move));
    expect(reachable(state, legal)).toEqual(new Set(legal));
    state = rift.apply(state, seat, moves[chance.below(moves.length)] as number, chance).state;
  }
});
