import { formatAction } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { sensibleDrops } from './emphasis.ts';
import { EVENING, situation } from './fixtures.ts';

const sensible = (position: string, hand: 'C' | 'H' | 'S'): Set<string> => {
  const { scene, answers } = situation(position);
  const drops = answers.byHand.get(hand) ?? [];
  return new Set([...sensibleDrops(scene.state, scene.view.toMove, drops)].map(formatAction));
};

describe('drops worth a look', () => {
  test('the crossings next to either Tesseract', () => {
    const drops = sensible(EVENING, 'C');
    expect(drops).toContain('C@g1');
    expect(drops).toContain('C@h14');
    expect(drops).not.toContain('C@a15');
  });

  test('the landing of the capture that threatens', () => {
    expect(sensible(EVENING, 'C')).toContain('C@g2');
  });

  test('[R-CYL-1] a Cylinder beside an enemy pawn that it could jump', () => {
    const drops = sensible(EVENING, 'C');
    expect(drops).toContain('C@d11');
    expect(drops).not.toContain('C@c10');
  });

  test('[R-SLIDE-4] a slide is worth more lying along the groove of a pawn it could jump', () => {
    const drops = sensible(EVENING, 'H');
    expect(drops).toContain('V@e9');
    expect(drops).not.toContain('H@e9');
  });

  test('few of the many', () => {
    const { answers } = situation(EVENING);
    expect(sensible(EVENING, 'C').size).toBeLessThan((answers.byHand.get('C')?.length ?? 0) / 3);
  });
});
