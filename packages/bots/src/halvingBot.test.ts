import { type AnyGame, type Seat, seededChance } from '@tessera/engine';
import { contractLaws } from '@tessera/engine/testkit';
import { rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { ahead, type BustState, type BustView, bust } from '../test/bust.ts';
import { position } from '../test/positions.ts';
import { playGame } from './arena.ts';
import type { AnyBot, Bot, Limits } from './bot.ts';
import { type HalvingOptions, halvingBot } from './halvingBot.ts';
import { randomBot } from './random.ts';
import { glance } from './rift/glance.ts';

const game = bust as unknown as AnyGame;
const newBot = (options: HalvingOptions<BustState, 'draw' | 'bank'> = {}): Bot<BustView, 'draw' | 'bank'> =>
  halvingBot(bust, options);
const request = (state: BustState, limits: Limits = { nodes: 400 }, seed = 'think') => ({
  view: bust.view(state, state.turn),
  seat: state.turn,
  chance: seededChance(seed),
  limits,
});

/** A position with a real decision. */
const moment = (seed: string): BustState => {
  const chance = seededChance(seed);
  const state = bust.setup({}, 2, chance);
  for (let n = 3 + chance.below(20); n > 0 || state.pot === 0; n--)
    bust.play(state, state.turn, state.pot > 0 && chance.below(3) === 0 ? 'bank' : 'draw', chance);
  return state;
};

test.each(
  contractLaws(bust, { variants: [{ options: {}, seats: 2 }], games: 10, longest: 1000, seed: 'bust' }),
)('the toy game fulfils the contract: $name', ({ run }) => run());

describe('halving', () => {
  async function wins(options: HalvingOptions<BustState, 'draw' | 'bank'>, games: number): Promise<number> {
    let won = 0;
    for (let i = 0; i < games; i++) {
      const seat: Seat = i % 2;
      const seats = [randomBot(game), randomBot(game)];
      seats[seat] = newBot({ budget: { nodes: 1500 }, ...options }) as AnyBot;
      const match = await playGame({ game, options: {}, seats, seed: `halving ${i}` });
      if (game.outcome(match.state)?.winners.includes(seat)) won++;
    }
    return won;
  }

  // Between equals, 30 or more wins of 40 games have a probability of one in a thousand.
  test.each([
    ['by playing games out', {}],
    ['by an evaluation', { evaluate: ahead }],
  ])('beats random clearly %s', async (_how, options) => {
    expect(await wins(options, 40)).toBeGreaterThanOrEqual(30);
  });

  test('does not use hidden information, though it would help', async () => {
    const peeking = { ...bust, determinize: () => hidden };
    let hidden = moment('');
    let isHelp = false;
    for (let i = 0; i < 12; i++) {
      const state = moment(`hidden ${i}`);
      const other = bust.determinize(bust.view(state, 0), seededChance('other'));
      expect(other.deck).not.toEqual(state.deck);
      const [one, two] = [await newBot().think(request(state)), await newBot().think(request(other))];
      expect(two).toEqual(one);
      hidden = state;
      const cheat = await halvingBot(peeking).think(request(state));
      isHelp ||= cheat.move !== one.move;
    }
    expect(isHelp).toBe(true);
  });

  test('uses all the time it is given, and little more', async () => {
    let time = 0;
    const { nodes } = await newBot({ now: () => time++ }).think(request(moment('time'), { ms: 900 }));
    expect(time).toBeGreaterThan(900);
    expect(time).toBeLessThan(990);
    expect(nodes).toBeGreaterThan(900);
  });

  test('answers a forced decision at once', async () => {
    const state = bust.setup({}, 2, seededChance('must'));
    expect(await newBot().think(request(state, { ms: 900 }))).toEqual({ move: 'draw', line: ['draw'] });
  });

  test('looks once when only its depth is limited', async () => {
    const { nodes, chance } = await newBot().think(request(moment('depth'), { depth: 3 }));
    expect(nodes).toBeLessThanOrEqual(3 * 2 * 60);
    expect(chance).toBeGreaterThan(0);
  });

  test('answers at once when it is aborted', async () => {
    const stop = new AbortController();
    stop.abort();
    const state = moment('stop');
    const { move } = await newBot().think({ ...request(state, { ms: 60_000 }), signal: stop.signal });
    expect(bust.check(state, state.turn, move)).toBeUndefined();
  });

  test('reports every improvement', async () => {
    const told: unknown[] = [];
    const last = await newBot().think({
      ...request(moment('tell'), { nodes: 4000 }),
      onThought: one => told.push(one),
    });
    expect(told.length).toBeGreaterThan(10);
    expect(told.at(-1)).toMatchObject({ move: last.move, chance: last.chance });
  });

  test('plays a duel with a thousand answers, trying the promising ones first', async () => {
    const state = position('14t/15/15/15/15/15/7s7/7C7/15/15/15/15/15/15/T14 w CH p 0 0');
    const bot = halvingBot(rift, { evaluate: glance, horizon: 2 });
    const legal = rift.legalMoves(state, 0);
    expect(legal.length).toBeGreaterThan(200);
    for (const nodes of [legal.length, legal.length + 100]) {
      const request = { view: rift.view(state, 0), seat: 0, chance: seededChance('r'), limits: { nodes } };
      expect(rift.notation.formatMove(state, (await bot.think(request)).move)).toBe('Ch8-h10xh9');
    }
  });
});
