import { parseOptions, seededChance } from '@tessera/engine';
import { formatAction, type RiftState, rift } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { indexAnswers } from './answers.ts';
import { type Held, offerOf } from './offer.ts';
import { sceneOf } from './scene.ts';

/** All answers that can be played by lifting a piece and pressing a crossing or an entry of its list. */
function reachable(state: RiftState, legal: readonly string[]): Set<string> {
  const answers = indexAnswers(legal);
  const scene = sceneOf(rift.view(state, state.side));
  const held: Held[] = [...answers.byPiece.keys()].map(at => ({ from: 'board', at }));
  for (const letter of answers.byHand.keys())
    for (const upright of [false, true]) held.push({ from: 'hand', letter, upright });
  const found = held.flatMap(one => [...offerOf(one, answers, scene).targets.values()].flat());
  const turns = [...answers.byPiece.values()].flat(); // R also turns without a free crossing
  return new Set([...found, ...turns.filter(isTurn)].map(formatAction));
}

const isTurn = (action: number): boolean => formatAction(action).includes('=');

test('every legal answer is reachable by a press, and no other', () => {
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
