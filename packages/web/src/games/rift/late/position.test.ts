import { describe, expect, test } from 'vitest';
import { EVENING, situation } from '../fixtures.ts';
import { loadText } from '../text/index.ts';
import { piecesOf, summaryOf } from './position.ts';
import { loadWords } from './words/index.ts';

const text = await loadText('en');
const words = await loadWords('en');
const { scene } = situation(EVENING);

describe('the position in words', () => {
  test('says whose turn it is, counts pawns, and names what is in danger', () => {
    expect(summaryOf(text, words, scene)).toEqual([
      'White to move.',
      'White: pawns on the board 4, in reserve 1, lost 1.',
      'Black: pawns on the board 4, in reserve 0, lost 2.',
      'White’s pieces in danger: Tesseract on h2; Star on f5; Pyramid on k4.',
      'Black’s pieces in danger: Rectangle on i4.',
    ]);
  });

  test('a captured Tesseract is lost like any pawn', () => {
    const { view } = scene;
    const [white, black] = view.sides;
    const sides = [white, { ...black, lost: { ...black.lost, T: 1 } }] as const;
    expect(summaryOf(text, words, { ...scene, view: { ...view, sides } })[2]).toContain('lost 3');
  });

  test('lists the pieces of a side with all their crossings', () => {
    const said = piecesOf(text, words, scene, 0).map(piece => piece.words);
    expect(said).toHaveLength(scene.view.pieces.filter(({ colour }) => colour === 0).length);
    expect(said[0]).toBe('Tesseract on h2');
    expect(said).toContain('Large slide on d8, e8, lying east to west');
    expect(said).toContain('Large slide on j9, j10, lying south to north');
    expect(said).toContain('Cross on d6, arm ends c6, e6, d5, d7');
  });
});
