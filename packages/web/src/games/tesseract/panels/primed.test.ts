import { describe, expect, test } from 'vitest';
import { MIDDLE, modelOf } from '../fixtures.ts';
import { outlookWords, pilesOf, primedColumns } from './primed.ts';
import type { PanelModel } from './props.ts';

const columnsOf = (primed: string, options = {}) => primedColumns(modelOf({ primed }, {}, options).view);

describe('columns of the primed area', () => {
  test('[T-BREACH-1] warn at two cubes, are in danger at three, and the next one costs a breach', () => {
    const columns = columnsOf('O1Y2P2O5B5P5');
    expect(columns.map(column => column.danger)).toEqual(['calm', 'amber', 'calm', 'calm', 'red', 'calm']);
    expect(columns.map(column => column.cost)).toEqual([0, 1, 0, 0, 1, 0]);
    expect(columns[1]?.cubes.map(cube => cube.colour)).toEqual(['Y', 'P']);
  });

  test('[T-BREACH-1] cost two breaches at the sixth cube of a value', () => {
    expect(columnsOf('Y2Y2O2P2')[1]?.cost).toBe(1);
    expect(columnsOf('Y2Y2O2P2B2')[1]?.cost).toBe(2);
  });

  test('[T-BREACH-4] all cost a breach for a crowded one if every value counts', () => {
    expect(columnsOf('Y2O2P2', { breachScope: 'anyValue' }).map(column => column.cost)).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
  });
});

test('[T-DEC-2] draw cubes one by one, and many of them by colour with a number', () => {
  const piles = (primed: string) =>
    pilesOf(columnsOf(primed)[1]!).map(({ cube, count }) => `${cube.colour}${count}`);
  expect(piles('Y2Y2O2P2B2')).toEqual(['Y1', 'Y1', 'O1', 'P1', 'B1']);
  expect(piles('Y2Y2O2P2B2Y2O2')).toEqual(['Y3', 'O2', 'P1', 'B1']);
});

/** A middle position with another outlook. */
function saying(outlook: Partial<NonNullable<PanelModel['insight']>['outlook']>, isSkipped = false): string {
  const model = modelOf(MIDDLE);
  const insight = model.insight as NonNullable<PanelModel['insight']>;
  const forecast = { ...insight.forecast, isSkipped };
  return outlookWords({
    ...model,
    insight: { ...insight, forecast, outlook: { ...insight.outlook, ...outlook } },
  });
}

describe('the outlook as text', () => {
  test('has a third of the rolls in the position of the mock-up', () => {
    const model = modelOf(MIDDLE);
    expect(model.insight?.outlook.chance).toBeCloseTo(1 / 3);
    expect(outlookWords(model)).toBe('if it rolls a 2 or a 5');
  });

  test('names few, many, all and no values', () => {
    expect(saying({ chance: 1 / 6, values: [4] })).toBe('if it rolls a 4');
    expect(saying({ chance: 4 / 6, values: [1, 2, 3, 5] })).toBe('unless it rolls a 4 or a 6');
    expect(saying({ chance: 1, values: [1, 2, 3, 4, 5, 6] })).toBe('whatever it rolls');
    expect(saying({ chance: 0, values: [] })).toBe('no roll causes a breach');
  });

  test('includes events', () => {
    expect(saying({ chance: 0.5, values: [2] })).toBe('if it rolls a 2 or through an event');
    expect(saying({ chance: 0.9, values: [1, 2, 3, 4] })).toBe(
      'if it rolls a 1, a 2, a 3 or a 4 or through an event',
    );
    expect(saying({ chance: 0.2, values: [] })).toBe('only through an event');
  });

  test('[T-THREAT-2] covers a skipped prime, an empty Tesseract, and a missing insight', () => {
    expect(saying({}, true)).toBe('Nothing is primed in the next Threat phase');
    expect(outlookWords(modelOf({ tesseract: Array(16).fill('') }))).toMatch(/^The Tesseract is empty/);
    expect(outlookWords({ ...modelOf(MIDDLE), insight: undefined })).toBe('working out the next priming');
  });
});
