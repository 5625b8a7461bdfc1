import { formatAction, parseSquare } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { indexAnswers } from './answers.ts';
import { EVENING, situation } from './fixtures.ts';

const at = (name: string): number => parseSquare(name) as number;
const START = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w T2SPRC5H2G2Xt2sprc5h2g2x s 0 0';

describe('indexAnswers()', () => {
  test('sorts answers by the piece that would act', () => {
    const { answers } = situation(EVENING);
    const star = answers.byPiece.get(at('f5'))?.map(formatAction).sort();
    expect(star).toEqual(
      'Sf5-a6 Sf5-b5 Sf5-c4 Sf5-e2 Sf5-f1 Sf5-g2 Sf5-g8 Sf5-i6 Sf5-j5 Sf5-j5xi4'.split(' ').sort(),
    );
  });

  test('[R-RES-3] puts both orientations of a slide under one slot of the tray', () => {
    const { byHand } = situation(EVENING).answers;
    expect([...byHand.keys()].sort()).toEqual(['C', 'H']);
    const letters = new Set(byHand.get('H')?.map(action => formatAction(action).slice(0, 1)));
    expect(letters).toEqual(new Set(['H', 'V']));
  });

  test('loses and adds no answer', () => {
    const { legal, answers } = situation(EVENING);
    const lists = [...answers.byPiece.values(), ...answers.byHand.values()];
    expect(lists.flat().map(formatAction).sort()).toEqual([...legal].sort());
  });

  test('[R-SETUP-2] starts set-up with a Tesseract, a Star or a Pyramid', () => {
    const { answers } = situation(START);
    expect([...answers.byHand.keys()]).toEqual(['T', 'S', 'P']);
    expect(answers.byPiece.size).toBe(0);
  });

  test('is empty without answers', () => {
    expect(indexAnswers([])).toEqual({ byPiece: new Map(), byHand: new Map() });
  });
});
