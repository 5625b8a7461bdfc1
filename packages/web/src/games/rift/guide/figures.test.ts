import { parseOptions, seededChance } from '@tessera/engine';
import {
  actionFrom,
  actionTo,
  formatAction,
  formatPosition,
  parseAction,
  type RiftState,
  rift,
  waysOf,
} from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { dangerTo } from '../hints.ts';
import { sceneOfFigure } from './Figure.tsx';
import { FIGURES, type FigurePosition, type RiftFigure } from './figures.ts';

const NAMES = Object.keys(FIGURES) as RiftFigure[];
const figure = (name: RiftFigure): FigurePosition => FIGURES[name];

/** The figure as parsed by the rules. */
function stateOf(name: RiftFigure): RiftState {
  const position = formatPosition(sceneOfFigure(figure(name)).state);
  return rift.notation.parsePosition(position, parseOptions(rift.options, {}), 'lenient');
}

const legalIn = (state: RiftState): readonly string[] => rift.legalMoves(state, 0).map(formatAction);

test.each(NAMES)('%s: the rules parse the position, with the pieces that are drawn', name => {
  const drawn = sceneOfFigure(figure(name)).view.pieces;
  const byPlace = (a: { at: number }, b: { at: number }): number => a.at - b.at;
  expect([...rift.view(stateOf(name), 0).pieces].sort(byPlace)).toEqual([...drawn].sort(byPlace));
});

test.each(NAMES.filter(name => figure(name).lifted))('%s: the marked ways are the legal ones', name => {
  const from = actionTo(parseAction(`T@${figure(name).lifted}`));
  const marked = waysOf(sceneOfFigure(figure(name)).state, from).map(formatAction);
  const legal = rift.legalMoves(stateOf(name), 0).filter(action => actionFrom(action) === from);
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.sort()).toEqual(
    legal
      .map(formatAction)
      .filter(move => !move.includes('@'))
      .sort(),
  );
});

test.each(NAMES.filter(name => figure(name).course))('%s: the bold answer is legal', name => {
  expect(legalIn(stateOf(name))).toContain(figure(name).course);
});

test('corner: the Star captures the Tesseract around its corner', () => {
  const { fatal } = dangerTo(stateOf('corner'), 0);
  expect(fatal.map(formatAction)).toEqual(['Sf10-e5xf6']);
});

test('guard: the threat exists before the drop and not after it', () => {
  const state = stateOf('guard');
  expect(dangerTo(state, 0).fatal.map(formatAction)).toEqual(['Ti10-i4xi5']);
  const { state: after } = rift.apply(state, 0, parseAction('H@i4'), seededChance('figure'));
  expect(dangerTo(after, 0).fatal).toEqual([]);
});

test('[R-END-2] caught: the slide that closes the last way ends the game', () => {
  const { white, black } = figure('caught');
  const before = sceneOfFigure({ white, black: black.replace(' V@b1', '') }).state;
  const { state } = rift.apply({ ...before, side: 1 }, 1, parseAction('V@b1'), seededChance('figure'));
  expect(rift.outcome(state)).toEqual({ winners: [1], reason: 'immobilised' });
});
