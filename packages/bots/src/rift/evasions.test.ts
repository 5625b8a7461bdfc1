import { moveList } from '@tessera/engine';
import { type Action, make, mustDrop, other, type RiftState, rift } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { canWinNow, hangsTesseract, legalActions, position, visitRandomPlay } from '../../test/positions.ts';
import { PUZZLES } from '../puzzles/index.ts';
import { suggestion } from '../puzzles/riftLine.ts';
import { canTakeTesseract } from './attack.ts';
import { addEvasions } from './evasions.ts';
import { newSearch } from './memory.ts';
import { isForcedAt, nextMove, openNode } from './picker.ts';
import { returnTable } from './table.ts';

test.each([{}, { turningPointCapture: true }])('[R-TURN-4] addEvasions overlooks no evasion, %o', given => {
  let dangers = 0;
  visitRandomPlay(given, 12, 'evasions', state => {
    if (!canTakeTesseract(state, other(state.side)) || canWinNow(state) || dangers >= 40) return;
    dangers++;
    const found = moveList<Action>();
    addEvasions(state, found);
    const others = legalActions(state).filter(action => !found.items.includes(action));
    expect(others.filter(action => !hangsTesseract(state, action))).toEqual([]);
  });
  expect(dangers).toBe(40);
});

test('[R-TURN-4] the search tries the evasions that help, and knows when they are few', () => {
  const states: RiftState[] = [];
  visitRandomPlay({}, 12, 'escapes', state => {
    if (states.length < 40 && canTakeTesseract(state, other(state.side))) states.push(rift.copy(state));
  });
  for (const { position: text } of PUZZLES.filter(({ game, goal }) => game === 'rift' && goal.n === 3)) {
    const state = position(text);
    make(state, suggestion(state, 3) as Action);
    states.push(state);
  }
  const forced = states.filter(state => {
    if (mustDrop(state, state.side)) return false;
    const memory = newSearch(rift.copy(state));
    openNode(memory, 0, 2, 0, true);
    const isForced = isForcedAt(memory, 0);
    const tried = new Set<Action>();
    for (let move = nextMove(memory, 0); move !== 0; move = nextMove(memory, 0)) tried.add(move);
    returnTable(memory.table);
    const safe = legalActions(state).filter(action => !hangsTesseract(state, action));
    expect(tried).toEqual(new Set(safe));
    expect(isForced).toBe(safe.length <= 3);
    return isForced;
  });
  expect([forced.length > 0, forced.length < states.length]).toEqual([true, true]);
});
