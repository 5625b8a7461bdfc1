import { CARD } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { type Given, table } from '../../../../../games/test/quantumTable.ts';
import { cardState, modeOf, plainUse } from './cards.ts';
import { panelModel } from './fixtures.ts';
import { prospectWords } from './prospect.ts';

const given = (turn: Given['turn'] = {}): Given => ({
  seats: [
    { ships: '3@5,5 5@4,3', cards: 'curious flexible warlike', dominance: 5 },
    { ships: '6@4,6', cards: 'cerebral rational', pending: 'tyrannical', dominance: 2 },
  ],
  turn,
});

test('a card is used, ready, waiting, not yet at work, or always at work', () => {
  const { view, offers } = panelModel(table(given({ used: ['curious'] })).state).model;
  expect(cardState(view, 0, CARD.curious, offers)).toBe('used');
  expect(cardState(view, 0, CARD.flexible, offers)).toBe('ready');
  expect(cardState(view, 0, CARD.warlike, offers)).toBe('waits');
  expect(cardState(view, 1, CARD.cerebral, [])).toBe('waits');
  expect(cardState(view, 1, CARD.tyrannical, [])).toBe('pending');
  expect(cardState(view, 1, CARD.rational, [])).toBe('always');
  const after = panelModel(table(given({ destroyed: true })).state).model;
  expect(cardState(after.view, 0, CARD.warlike, after.offers)).toBe('used');
});

test('a card that needs a ship is a deed of the bar, one that needs none is done by its press', () => {
  const { offers } = panelModel(
    table({ seats: [{ ships: '3@5,5', cards: 'cerebral flexible', dominance: 3 }, { ships: '6@4,6' }] })
      .state,
  ).model;
  expect(modeOf(CARD.flexible)).toBe('flexible');
  expect(plainUse(offers, CARD.flexible)).toBeUndefined();
  expect(modeOf(CARD.cerebral)).toBeUndefined();
  expect(plainUse(offers, CARD.cerebral)?.text).toBe('cerebral');
});

test('a card on offer says what it would mean now', () => {
  const { model } = panelModel(table(given()).state);
  expect(prospectWords(model, CARD.aggression)).toBe('dominance 5 to 6, so a cube anywhere');
  expect(prospectWords(model, CARD.relentless)).toBe('equal ships: you win 75% of attacks (now 58%)');
  expect(prospectWords(model, CARD.intelligent)).toBe('no further planet would be ready');
  expect(prospectWords(model, CARD.momentum)).toBe('no planet is ready yet');
  expect(prospectWords(model, CARD.curious)).toBeUndefined();
});
