import { moveList } from '@tessera/engine';
import { type Action, other } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { canWinNow, hangsTesseract, legalActions, visitRandomPlay } from '../../test/positions.ts';
import { canTakeTesseract } from './attack.ts';
import { addEvasions } from './evasions.ts';

test('[R-TURN-4] no way out of danger is overlooked', () => {
  let dangers = 0;
  visitRandomPlay({}, 12, 'evasions', state => {
    if (!canTakeTesseract(state, other(state.side)) || canWinNow(state) || dangers >= 40) return;
    dangers++;
    const found = moveList<Action>();
    addEvasions(state, found);
    const others = legalActions(state).filter(action => !found.items.includes(action));
    expect(others.filter(action => !hangsTesseract(state, action))).toEqual([]);
  });
  expect(dangers).toBe(40);
});
