import { parseOptions, seededChance } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { combined } from './combined.ts';
import { botByName } from './names.ts';

const told = (nodes: number, ...ranked: readonly (readonly [answer: string, chance: number])[]) => ({
  line: [ranked[0]?.[0] ?? '', 'next'],
  ...(ranked[0] && { chance: ranked[0][1] }),
  ranked: ranked.map(([answer, chance]) => ({ answer, chance })),
  nodes,
});

describe('two parts of one search', () => {
  test('of different first answers: the better one leads, the others follow it', () => {
    const both = combined([told(10, ['a', 0.6], ['b', 0.5]), told(10, ['c', 0.7], ['d', 0.2])]);
    expect(both).toMatchObject({ line: ['c', 'next'], chance: 0.7, nodes: 20 });
    expect(both.ranked?.map(({ answer }) => answer)).toEqual(['c', 'a', 'b', 'd']);
  });

  test('of the same answers in different worlds: each is worth its mean by nodes, and none more than the best', () => {
    const both = combined([
      told(99, ['a', 0.6], ['b', 0.58]),
      told(99, ['c', 0.56], ['b', 0.54], ['a', 0.5]),
    ]);
    expect(both.line[0]).toBe('c');
    expect(both.chance).toBeCloseTo(0.56);
    expect(both.ranked?.map(({ answer, chance }) => [answer, Number(chance.toFixed(2))])).toEqual([
      ['c', 0.56],
      ['b', 0.56],
      ['a', 0.55],
    ]);
  });

  test('of which one has no chance yet, or has not reported: the other one tells', () => {
    const early = { line: ['e'], nodes: 1 };
    const later = combined([early, told(5, ['a', 0.4])]);
    expect(later.line).toEqual(['a', 'next']);
    expect(later).toHaveProperty('chance', expect.closeTo(0.4));
    expect(combined([told(5, ['a', 0.4])])).toMatchObject({ chance: 0.4, nodes: 5 });
    expect(combined([early])).toEqual(early);
  });
});

describe.each(['rift', 'tesseract', 'loop', 'quantum'])('%s', id => {
  const game = gameById(id)!;
  const bot = () => botByName(id, id === 'rift' ? 'alphabeta@400n' : 'planner@2000n');
  /** The first decision after the set-up that has many answers. */
  const decision = () => {
    const chance = seededChance(`${id} parts`);
    const options = parseOptions(game.options, {});
    let state = game.setup(options as object, 2, chance);
    for (let i = 0; i < 80; i++) {
      const seat = game.decider(state)!;
      const legal = game.legalMoves(state, seat);
      state = game.apply(state, seat, legal[chance.below(legal.length)], chance).state;
      if (i > 24 && game.legalMoves(state, game.decider(state)!).length > 8) break;
    }
    return { view: game.view(state, game.decider(state)!), seat: game.decider(state)! };
  };

  test('a part answers the same whenever it is asked, and the parts differ', async () => {
    const { view, seat } = decision();
    const think = (index: number) =>
      bot().think({ view, seat, chance: seededChance('part'), limits: {}, ranks: 3, part: { index, of: 2 } });
    const [first, again, second] = await Promise.all([think(0), think(0), think(1)]);
    expect(again).toEqual(first);
    expect({ ranked: second.ranked, nodes: second.nodes }).not.toEqual({
      ranked: first.ranked,
      nodes: first.nodes,
    });
  });
});
