import { type Chance, seededChance } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { ahead, type BustState, bust } from '../test/bust.ts';
import { position } from '../test/positions.ts';
import { greedyBot } from './greedy.ts';

/** The game, with a counter of the worlds it deals. */
function counting<G extends typeof bust | typeof rift>(game: G): { readonly game: G; dealt(): number } {
  let dealt = 0;
  const determinize = (view: never, chance: Chance) => {
    dealt++;
    return game.determinize(view, chance);
  };
  return { game: { ...game, determinize }, dealt: () => dealt };
}

const request = <V>(view: V) => ({ view, seat: 0, chance: seededChance('greedy'), limits: {} });
const start = (): BustState => bust.setup({}, 2, seededChance('deck'));

describe('greedy', () => {
  test('deals several worlds where something is hidden, and one where nothing is', async () => {
    const hidden = counting(bust);
    const state = { ...start(), pot: 3 };
    await greedyBot(hidden.game, ahead).think(request(bust.view(state, 0)));
    expect(hidden.dealt()).toBe(4);
    const open = counting(rift);
    const duel = position('14t/15/15/15/15/15/12s2/7X7/15/15/4H10/15/15/hv13/Th13 w CH p 0 0');
    await greedyBot(open.game, () => 0).think(request(rift.view(duel, 0)));
    expect(open.dealt()).toBe(1);
  });

  test('banks the winning points, with a win probability of 1', async () => {
    const state = { ...start(), scores: [50, 40], pot: 12 };
    const thought = await greedyBot(bust, ahead).think(request(bust.view(state, 0)));
    expect(thought).toMatchObject({ move: 'bank', chance: 1 });
  });

  test('maximises the mean win probability: one sure win does not outweigh three losses', async () => {
    const state = { ...start(), pot: 1 };
    let draws = 0;
    const gamble = ({ scores }: BustState): number => {
      if (scores[0] === state.pot) return 100;
      return draws++ === 0 ? 30_000 : -30_000;
    };
    const { move, chance } = await greedyBot(bust, gamble).think(request(bust.view(state, 0)));
    expect(move).toBe('bank');
    expect(chance).toBeCloseTo(0.595, 3);
  });

  test('answers a forced decision without a search', async () => {
    const thought = await greedyBot(bust, () => expect.unreachable('nothing to compare')).think(
      request(bust.view(start(), 0)),
    );
    expect(thought).toEqual({ move: 'draw', line: ['draw'] });
  });

  test('with slips errs, but by no more than their tolerance', async () => {
    const state = { ...start(), pot: 4 };
    const worth =
      (gap: number) =>
      (now: BustState): number =>
        now.pot === 0 ? gap : 0;
    const even = { ...bust, hasChance: false, determinize: () => state };
    const answers = async (gap: number, tolerance: number, rate = 100): Promise<ReadonlySet<string>> => {
      const bot = greedyBot(even, worth(gap), { rate, tolerance });
      const seen = new Set<string>();
      for (let i = 0; i < 40; i++)
        seen.add((await bot.think({ ...request(bust.view(state, 0)), chance: seededChance(`${i}`) })).move);
      return seen;
    };
    expect(await answers(100, 400)).toEqual(new Set(['bank', 'draw']));
    expect(await answers(100, 99)).toEqual(new Set(['bank']));
    expect(await answers(100, 400, 0)).toEqual(new Set(['bank']));
  });
});
