import { expect, test } from 'vitest';
import { packWith } from '../../../../../games/test/tesseractPacks.ts';
import { MIDDLE, modelOf } from '../fixtures.ts';
import { tokensOf } from './ActionTokens.tsx';
import { baseState } from './BaseMap.tsx';
import { knownColumns } from './ContainmentPanel.tsx';
import { cardText, hasDiamond, isOnce, playOf, stacked, studyOf, useOf, verbOf } from './cards.ts';

test('a card has the text, the diamond and the verb of its pack, and falls back to its id', () => {
  const model = modelOf(MIDDLE);
  expect(cardText(model, 'L3-01').name).toBe('Implosion');
  expect(cardText(model, 'L2-99')).toMatchObject({ name: 'L2-99' });
  expect([hasDiamond(model.view, 'R08'), hasDiamond(model.view, 'R05')]).toEqual([true, false]);
  expect([verbOf(model.view, 'L3-01'), verbOf(model.view, 'L2-99')]).toEqual(['destroy', '']);
});

test('[T-CARD-1] cards are playable in the own Action phase, with a reason otherwise', () => {
  const model = modelOf(MIDDLE);
  expect(playOf(model, 0, 'L3-01')).toEqual({ answer: 'play L3-01', isLegal: true, why: undefined });
  expect(playOf(model, 1, 'L2-02')).toMatchObject({ isLegal: false, why: 'in your Action phase' });
  const bare = modelOf({ ...MIDDLE, primed: '' });
  expect(playOf(bare, 0, 'L3-01')).toMatchObject({ isLegal: false, why: 'no target now' });
});

test('[T-STUDY-1] [T-STUDY-2] a card can be studied up to level 3, with an action and a deck', () => {
  const model = modelOf(MIDDLE);
  expect(studyOf(model, 0, 'L2-01')?.isLegal).toBe(true);
  expect(studyOf(model, 0, 'L3-01')?.why).toBe('There is no card of the next level left.');
  expect(studyOf(model, 3, 'L4-02')).toBeUndefined();
  const spent = modelOf({ ...MIDDLE, actions: 0 });
  expect(studyOf(spent, 0, 'L2-01')?.why).toBe('You have no actions left this turn.');
});

test('[T-CARD-2] an unlocked containment card is for the active lab', () => {
  const containment = ['C-02 hidden', 'C-09 revealed', 'C-04 used', 'C-03 unlocked', 'C-01 revealed'];
  const model = modelOf({ ...MIDDLE, containment: [...containment, 'C-05 discarded'] });
  expect(useOf(model, 4)).toMatchObject({ answer: 'use 4', isLegal: true });
  expect(knownColumns(model.view.columns).map(({ number }) => number)).toEqual([4, 2, 5]);
  const other = modelOf({ ...MIDDLE, active: 1 }, { you: new Set([0]), legal: new Set() });
  expect(useOf(other, 4)).toMatchObject({ isLegal: false, why: 'on your turn' });
  const pending = [{ type: 'act' }, { type: 'consent', labs: [1], answer: 'transfer A:Y4 B' }];
  const asked = { players: 2, labs: ['Y4', ''], containment: [...containment, 'C-05 discarded'], pending };
  expect(useOf(modelOf(asked, { you: new Set([0, 1]), legal: new Set() }), 4).why).toBe('decide first');
});

test('equal cards of a hand are stacked', () => {
  expect(stacked(['L3-01', 'L2-01', 'L3-01'])).toEqual([
    { card: 'L2-01', count: 1 },
    { card: 'L3-01', count: 2 },
  ]);
});

test('[T-TURN-2] tokens show remaining, spent and extra actions', () => {
  const tokens = (actions: number) => tokensOf(modelOf({ ...MIDDLE, actions }).view);
  expect(tokens(2)).toEqual({ left: 2, spent: 1, isGranted: false });
  expect(tokens(5)).toEqual({ left: 5, spent: 0, isGranted: false });
  const { view } = modelOf(MIDDLE);
  const granted = { ...view, resolving: [...view.resolving, { type: 'granted', lab: 1, left: 1 } as const] };
  expect(tokensOf(granted)).toEqual({ left: 1, spent: 0, isGranted: true });
});

test('[T-EVENT-1] the base shows covered, next, uncovered and blank cells', () => {
  const { view } = modelOf(MIDDLE);
  expect([5, 3, 12, 13, 1].map(cell => baseState(view, cell))).toEqual([
    'below',
    'soon',
    'burning',
    'burning',
    'blank',
  ]);
});

test('[T-CARD-7] a card for the Threat phase is played there, by panel or button, not before', () => {
  const pack = packWith({
    'L2-01': { effect: 'threat: destroy(primed,1)' },
    'C-03': { effect: 'both: breach(-1)' },
  });
  const containment = [
    'C-03 unlocked',
    'C-01 hidden',
    'C-02 hidden',
    'C-04 hidden',
    'C-05 hidden',
    'C-06 hidden',
  ];
  const hands = [['L2-01', 'L3-01'], [], [], []];
  const given = { ...MIDDLE, hands, containment, breach: 2 };
  const acting = modelOf(given, {}, { pack });
  expect(playOf(acting, 0, 'L2-01')).toMatchObject({
    isLegal: false,
    why: 'You cannot play that card in this phase.',
  });
  expect(useOf(acting, 1).isLegal).toBe(true);
  const threat = { ...given, phase: 'threat', actions: 0, pending: [{ type: 'threat', stage: 'before' }] };
  const asked = modelOf(threat, {}, { pack });
  expect(asked.view.decision?.type).toBe('threatCard');
  expect(playOf(asked, 0, 'L2-01')).toEqual({ answer: 'play L2-01', isLegal: true, why: undefined });
  expect(playOf(asked, 0, 'L3-01').why).toBe('You cannot play that card in this phase.');
  expect(useOf(asked, 1).isLegal).toBe(true);
  expect([verbOf(asked.view, 'L2-01'), cardText(asked, 'L2-01').text]).toEqual([
    'destroy',
    'threat: destroy(primed,1)',
  ]);
});

test('[T-SPEC-1] an individual action can be repeated unless it is marked so', () => {
  const { view } = modelOf(MIDDLE);
  expect([isOnce(view, 'R09'), isOnce(view, 'R10')]).toEqual([true, false]);
});
