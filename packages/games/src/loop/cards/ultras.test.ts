/** 15.4: Ultramachina cards that act by themselves; the others are in `modes.test.ts` and the vectors. */
import { describe, expect, test } from 'vitest';
import { type LoopTable, table } from '../../../test/loopTable.ts';
import { ERAS, type EraCode, nextEra, prevEra } from '../ring.ts';
import { ULTRAS } from './ultras.ts';

/** Dr Foo arrives at the era of the card; two rifts fall there. */
function arrival(card: string, rolls: readonly number[] = [0, 1, 1]): LoopTable {
  const { era } = ULTRAS.find(({ id }) => id === card)!;
  const game = table({
    options: { mode: 'ultramachina' },
    agents: { mrtime: { era: 'industry' }, cztwyzzek: { era: 'end' } },
    foo: ERAS[prevEra(era)]!,
    cycle: 1,
    ultra: { [ERAS[era] as EraCode]: [`${card} 0`] },
    rolls,
  });
  game.play('endActions');
  return game;
}

const TARGETS: Readonly<Record<string, EraCode>> = {
  '[U-02]': 'globalization',
  '[U-03]': 'robots',
  '[U-04]': 'end',
  '[U-05]': 'dawn',
  '[U-06]': 'medieval',
  '[U-07]': 'renaissance',
};

describe('Ultramachina cards', () => {
  test.each(Object.entries(TARGETS))('%s adds a rift at %s', (cited, target) => {
    const game = arrival(cited.slice(1, -1));
    expect([game.at(target).rifts, (game.position().rifts as number[]).reduce((a, b) => a + b)]).toEqual([
      1, 3,
    ]);
  });

  test('[U-01] adds a rift at industry, after the cards of the new cycle are revealed', () => {
    const game = arrival('U-01', [0, 0, 1, 1, 1, 1]);
    expect([game.at('industry').rifts, game.position().cycle]).toEqual([1, 2]);
  });

  test('[U-08] generates two clones before the rifts are thrown', () => {
    // Two clones of cycle 2, two of the card, all at dawn: six rifts leave the Machine.
    const game = arrival('U-08', [0, 0, 0, 0, 0, 0, 1, 1, 2, 2]);
    expect(game.at('dawn').clones).toEqual(['C-0-2', 'C-0-3', 'C-0-4', 'C-0-5']);
    expect(game.position().rifts).toEqual([2, 2, 0, 0, 0, 0, 2]);
  });

  test('every era has one simple card and one other, and is the target of one', () => {
    ERAS.forEach((_, era) => {
      const here = ULTRAS.filter(card => card.era === era);
      expect(here.map(({ verb, slots }) => (verb === 'rift' ? slots : -slots))).toEqual([2, -3]);
      expect(here[0]?.target).toBe(nextEra(nextEra(nextEra(era))));
    });
  });
});
