import { describe, expect, test } from 'vitest';
import { given } from '../../test/riftTable.ts';
import { captures, formatAction, parseAction, takesTesseract } from './index.ts';

describe('threats', () => {
  const game = given({ white: 'Te5 Pa1 Hd9', black: 'To14 Ce6 Sf9' });

  test('[R-CAP-1] [R-SLIDE-6] threats are all captures of either side, whoever is to move', () => {
    const state = game.state();
    expect(captures(state, 0).map(formatAction).sort()).toEqual(['Hd9-g9xf9', 'Te5-e7xe6']);
    expect(captures(state, 1).map(formatAction)).toEqual(['Ce6-e4xe5']);
    expect(state.side).toBe(0); // the state is not changed
  });

  test('[R-END-1] threats to the Tesseract are found by takesTesseract', () => {
    const state = game.state();
    expect(takesTesseract(state, parseAction('Ce6-e4xe5'))).toBe(true);
    expect(takesTesseract(state, parseAction('Te5-e7xe6'))).toBe(false);
    expect(takesTesseract(state, parseAction('Te5-e4'))).toBe(false);
  });
});
