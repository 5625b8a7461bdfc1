import { parseAction, parseSquare } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, LARGE, LEAPS, situation } from './fixtures.ts';
import { dangerTo, NO_DANGER, NO_MARKS, pieceMarks } from './hints.ts';
import { loadText } from './text/index.ts';
import { restOn, wayOf } from './ways.ts';
import { crossingLabels, effectOf, eventSentence } from './words.ts';

const text = await loadText('en');
const french = await loadText('fr');
const at = (name: string): number => parseSquare(name) as number;

describe('the label of a crossing', () => {
  const { scene, answers } = situation(EVENING);
  const idle = crossingLabels(text, {
    scene,
    marks: NO_MARKS,
    danger: dangerTo(scene.state, 0),
    last: [at('i4')],
    movable: [...answers.byPiece.keys()],
    lifted: undefined,
    isDrop: false,
  });
  const label = (labels: readonly string[], name: string): string | undefined => labels[at(name)];

  test('has its name, its piece and its offers', () => {
    expect(label(idle, 'g3')).toBe('g3, White small slide, can move');
    expect(label(idle, 'h2')).toBe('h2, White Tesseract, can move, in danger');
    expect(label(idle, 'i4')).toBe('i4, Black Rectangle, last move');
    expect(label(idle, 'a1')).toBe('a1, empty');
  });

  test('[R-CROSS-1] distinguishes an arm-end from an empty crossing', () => {
    expect(label(idle, 'd7')).toBe('d7, arm end of White’s cross on d6');
  });

  test('has the offers of a lifted piece', () => {
    const marks = pieceMarks(scene, answers.byPiece.get(at('f5')) ?? []);
    const parts = { scene, marks, danger: NO_DANGER, last: [], movable: [], isDrop: false };
    const lifted = crossingLabels(text, { ...parts, lifted: at('f5') });
    expect(label(lifted, 'f5')).toBe('f5, White Star, lifted');
    expect(label(lifted, 'j5')).toBe('j5, empty, land here, landing of a capture');
    expect(label(lifted, 'i4')).toBe('i4, Black Rectangle, can be taken');
    expect(label(lifted, 'h7')).toBe('h7, empty, turning point');
  });

  test('exists in French', () => {
    const parts = { scene, marks: NO_MARKS, danger: NO_DANGER, last: [], movable: [] };
    const labels = crossingLabels(french, { ...parts, lifted: undefined, isDrop: false });
    expect(label(labels, 'g3')).toBe('g3, Petite glissière des Blancs');
  });
});

describe('the description of an answer', () => {
  test('names the victim and the turning point', () => {
    const { scene } = situation(EVENING);
    expect(effectOf(text, scene, parseAction('Sf5-j5xi4'))).toBe('takes the Rectangle');
    expect(wayOf(text, scene.state, parseAction('Sf5-j5xi4'))).toBe('over h3');
    expect(effectOf(text, scene, parseAction('Sf5-j5'))).toBe('takes nothing');
  });

  test('[R-BENT-5] names the landing if the victim is on the turning point, since both jumps take it', () => {
    const { scene } = situation(EVENING.replace('12R2', '7r4R2'), { turningPointCapture: true });
    expect(wayOf(text, scene.state, parseAction('Sf5-g8xh7'))).toBe('rests on g8');
    expect(wayOf(text, scene.state, parseAction('Sf5-i6xh7'))).toBe('rests on i6');
  });

  test('[R-RECT-4] names several victims of a Rectangle', () => {
    expect(effectOf(text, situation(LEAPS).scene, parseAction('Rh8-j10xi8,j9'))).toBe(
      'takes the Pyramid, Cylinder',
    );
  });

  test('[R-SLIDE-7] names the crossings on which a large slide ends', () => {
    expect(restOn(text, parseAction('Ge5-j5xi5'))).toBe('rests on j5, k5');
    expect(restOn(text, parseAction('Ge5=If4'))).toBe('rests on f4, f5');
    expect(restOn(text, parseAction('Hd6-e6'))).toBeUndefined();
    expect(situation(LARGE).view.pieces).toHaveLength(5);
  });
});

describe('events', () => {
  test('of every kind have a sentence', () => {
    const sentence = (event: object): string => eventSentence(text, event as never);
    expect(sentence({ type: 'moved', colour: 0, piece: 'S', from: 65, to: 69 })).toBe(
      'White: Star f5 to j5.',
    );
    expect(sentence({ type: 'captured', colour: 1, piece: 'R', at: 53 })).toBe(
      'Black loses its Rectangle on i4.',
    );
    expect(sentence({ type: 'placed', colour: 0, piece: 'T', at: 22 })).toBe('White puts a Tesseract on h2.');
    expect(sentence({ type: 'pivoted', colour: 0, piece: 'V', from: 78, to: 78 })).toMatch(
      /small slide on d6/,
    );
    expect(sentence({ type: 'forcedDrop', colour: 1 })).toBe(
      'Black’s Tesseract stands alone: a pawn must be dropped.',
    );
    expect(sentence({ type: 'limitOn', colour: 1 })).toMatch(/four steps/);
  });
});
