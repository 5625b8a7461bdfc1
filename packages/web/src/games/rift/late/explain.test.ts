import { LANGUAGES } from '@tessera/engine';
import { parseAction, parseSquare, squareName } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { LARGE, SMALL, situation } from '../fixtures.ts';
import { loadText } from '../text/index.ts';
import { blockersOf } from './blockers.ts';
import { failedSaying, firstSaying, stuckSaying } from './explain.ts';

/** White's Star in the corner o1 has a pawn on its only first leg. */
const CORNER = 't14/15/15/15/15/15/15/15/15/15/15/15/15/13C1/T13S w - p 0 0';
/** White's Pyramid in the corner is free for two steps on one leg, blocked after its turning point. */
const TURN = 't14/15/15/15/15/15/15/15/15/15/15/15/15/12R1C/T13P w - p 0 0';

function blockers(position: string, name: string): readonly string[] {
  const { scene } = situation(position);
  const piece = scene.pieceOn(parseSquare(name) as number);
  return blockersOf(scene.state, piece as never).map(squareName);
}

describe('blockersOf()', () => {
  test('[R-BENT-1] of a Star: the first obstacle of each first leg', () => {
    expect(blockers(CORNER, 'o1')).toEqual(['n2']);
  });

  test('[R-BENT-1] of a Pyramid: an obstacle on a leg, or the first one after its turning point', () => {
    expect(blockers(TURN, 'o1')).toEqual(['o2', 'm2']);
  });

  test('of a piece with free ways around: only neighbours', () => {
    expect(blockers(SMALL, 'd6')).toEqual([]);
    expect(blockers(LARGE, 'e5')).toEqual([]);
  });
});

describe('explanations', () => {
  test('a blocked Star names what stands in its way, and its clause', async () => {
    const { scene } = situation(CORNER);
    const star = scene.pieceOn(parseSquare('o1') as number);
    const text = await loadText('en');
    expect(await stuckSaying(text, scene, star as never)).toEqual({
      sentence: `The Star on o1 cannot move now. ${text.rift.ways.S.text} In its way: White Cylinder on n2.`,
      clause: 'R-BENT-1',
    });
  });

  test.each(LANGUAGES)('exist in %s', async language => {
    const text = await loadText(language);
    expect((await firstSaying(text)).sentence).toMatch(/\.$/);
    expect((await failedSaying(text, parseAction('Sf5-j5'))).sentence).toContain('Sf5-j5');
  });
});
