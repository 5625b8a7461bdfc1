import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../games/test/quantumTable.ts';
import { completedBy, orbitsAfter } from './completion.ts';
import { situationOf } from './fixtures.ts';
import { emptyHand, pressDie } from './hand.ts';
import { marksOf } from './marks.ts';
import { at, panelModel } from './panels/fixtures.ts';
import { sumWords } from './panels/outcome.ts';

/** Planet 8 in the middle lacks a 3. */
const LACKS_3: Given = { seats: [{ ships: '5@4,3 3@2,3 1@8,8' }, { ships: '2@0,0' }] };

describe('own sums in orbit after an answer', () => {
  test('a peaceful move names the planets it leaves and reaches', () => {
    const { model, offer } = panelModel(table(LACKS_3).state);
    const words = orbitsAfter(model.view, 0, offer('move a2 3,4')).map(orbit => sumWords(model, orbit));
    expect(words).toEqual(['planet 8 at (4,4) ready: 8/8']);
    expect(orbitsAfter(model.view, 0, offer('research'))).toEqual([]);
  });

  test('[Q-BUILD-1] a planet with an own cube is left out: it takes no second one', () => {
    const { model, offer } = panelModel(table({ ...LACKS_3, cubes: { '4,4': 'a' } }).state);
    expect(orbitsAfter(model.view, 0, offer('move a2 3,4'))).toEqual([]);
  });

  test('a face that completes a sum counts, a planet that was ready before does not', () => {
    const { model, offer } = panelModel(
      table({ seats: [{ ships: '5@4,3 4@3,4' }, { ships: '2@0,0' }] }).state,
    );
    expect(completedBy(model.view, 0, offer('modify a2 3'))).toHaveLength(1);
    expect(completedBy(model.view, 0, offer('modify a2 5'))).toEqual([]);
    const ready = panelModel(table({ seats: [{ ships: '5@4,3 3@3,4' }, {}] }).state);
    expect(completedBy(ready.model.view, 0, ready.offer('move a2 3,5'))).toEqual([]);
  });
});

test('[Q-SHIP-2] cargo completes a sum where it is put down', () => {
  const game = table({ seats: [{ ships: '3@4,3 2@2,3 5@2,2' }, { ships: '6@8,8' }] });
  game.play('transport a2 a3 3,3');
  const { view, offers } = situationOf(game.state);
  const { model } = panelModel(game.state);
  const { completing } = marksOf(view, offers, emptyHand(1, offers));
  expect([...completing].map(square => at(model, square))).toEqual(['3,4']);
});

test('lit squares that complete a sum are marked, and no others', () => {
  const { state } = table(LACKS_3);
  const { view, offers } = situationOf(state);
  const { hand } = pressDie(offers, emptyHand(1, offers), 1, { isOneClick: false });
  const { completing, reach } = marksOf(view, offers, hand);
  const { model } = panelModel(state);
  expect([...completing].map(square => at(model, square))).toEqual(['3,4']);
  expect(reach.size).toBeGreaterThan(completing.size);
});
