import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../../games/test/quantumTable.ts';
import { actionDeeds, endWords } from './actions.ts';
import { panelModel } from './fixtures.ts';
import { freeDeeds } from './powers.ts';
import type { PanelModel } from './props.ts';

const given = (actions: number): Given => ({
  seats: [{ ships: '5@4,3 3@3,4 2 -', cards: 'flexible', research: 5 }, { ships: '6@0,0' }],
  cubes: { '1,1': 'a' },
  turn: { actions },
});

const captions = (model: PanelModel) =>
  Object.fromEntries(
    actionDeeds(model).map(({ key, caption, isReady }) => [key, `${isReady ? '' : 'no: '}${caption}`]),
  );

describe('the bar says what each action would do, or why not', () => {
  test('with actions left', () => {
    expect(captions(panelModel(table(given(3)).state).model)).toEqual({
      move: 'choose a ship',
      reconfigure: 'a new number',
      deploy: 'Flagship 2',
      construct: 'planet at (4,4)',
      research: '5 to 6: a card',
    });
  });

  test('with one, a ready planet needs two', () => {
    expect(captions(panelModel(table(given(1)).state).model).construct).toBe('no: needs 2 actions');
  });

  test('with none', () => {
    expect(captions(panelModel(table(given(0)).state).model)).toMatchObject({
      move: 'no: no actions left',
      reconfigure: 'no: no actions left',
      deploy: 'no: no actions left',
      research: 'no: no actions left',
    });
  });

  test('while somebody else plays', () => {
    const { model } = panelModel(table({ ...given(3), turn: { active: 'b' } }).state);
    expect(captions(model)).toMatchObject({ move: 'no: not your turn', construct: 'no: not your turn' });
  });

  test('while dice roll in one’s own turn', () => {
    const { model } = panelModel(table(given(3)).state);
    expect(captions({ ...model, offers: [] })).toMatchObject({ move: 'no: in a moment' });
    const past = { ...model, offers: [], back: { past: {} } as unknown as NonNullable<PanelModel['back']> };
    expect(captions(past)).toMatchObject({ move: 'no: looking back' });
    const outcome = { reason: 'cubes', winners: [0] } as const;
    const over = { ...model, offers: [], view: { ...model.view, outcome } };
    expect(captions(over)).toMatchObject({ move: 'no: the game is over' });
  });
});

test('a single ready planet is built on by one press, an ability is a deed of its own', () => {
  const { model, pressed } = panelModel(table(given(3)).state, { selected: 1 });
  for (const deed of [...actionDeeds(model), ...freeDeeds(model)])
    if (['construct', 'research', 'warp', 'flexible'].includes(deed.key)) deed.press();
  expect(pressed).toEqual(['construct 4,4', 'research', 'warp', 'flexible']);
  expect(freeDeeds(model).map(({ key, cost }) => [key, cost])).toEqual([
    ['warp', 0],
    ['flexible', 0],
  ]);
});

test('in a hand, a ship stands beside its own powers and those of no ship', () => {
  const { state } = table({
    seats: [{ ships: '4@4,3 3@3,4 5@7,8', cards: 'cerebral', dominance: 2 }, { ships: '6@0,0' }],
  });
  const keys = (selected: number | undefined) =>
    freeDeeds(panelModel(state, { selected, layout: 'phone' }).model).map(({ key }) => key);
  expect(keys(undefined)).toEqual(['warp', 'modify']);
  expect(keys(0)).toEqual(['modify', 'cerebral']);
  expect(keys(1)).toEqual(['warp', 'cerebral']);
  expect(keys(2)).toEqual(['cerebral']);
});

test('the end of the actions says what would be lost, then what is earned', () => {
  const said = (actions: number, research: number) => {
    const [own, rival] = given(actions).seats;
    return endWords(
      panelModel(table({ ...given(actions), seats: [{ ...own, research }, rival!] }).state).model,
    );
  };
  expect(said(2, 5)).toBe('2 would be lost');
  expect(said(0, 6)).toBe('1 card to take');
  expect(said(0, 5)).toBe('next player');
});
