/** Properties of every bot of every game. */
import { type AnyGame, digest, parseOptions, type Seat, seededChance } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { ahead, bust } from '../test/bust.ts';
import type { AnyBot, Thought } from './bot.ts';
import { botByName, botNames } from './names.ts';
import { teamOf } from './team.ts';
import { usualBots } from './usual.ts';

interface Moment {
  readonly state: unknown;
  readonly seat: Seat;
}

/** Positions of a random game with a real decision. */
function momentsOf(game: AnyGame, count: number): Moment[] {
  const chance = seededChance(`moments of ${game.id}`);
  const state = game.setup(parseOptions<object>(game.options, {}), game.seats.usual, chance);
  const moments: Moment[] = [];
  for (let seat = game.decider(state); seat !== undefined && moments.length < count; ) {
    const legal = game.legalMoves(state, seat);
    if (legal.length > 1 && chance.below(5) === 0) moments.push({ state: game.copy(state), seat });
    game.play(state, seat, legal[chance.below(legal.length)], chance);
    seat = game.decider(state);
  }
  return moments;
}

const think = (
  bot: AnyBot,
  game: AnyGame,
  { state, seat }: Moment,
  nodes: number,
): Promise<Thought<unknown>> =>
  bot.think({ view: game.view(state, seat), seat, chance: seededChance('think'), limits: { nodes } });

/** The same position with its hidden information dealt anew: equal in the view of the seat to act. */
const swapped = (game: AnyGame, { state, seat }: Moment): Moment => ({
  state: game.determinize(game.view(state, seat), seededChance('other')),
  seat,
});

const toys = teamOf(bust, usualBots(bust, ahead));
const rows = [
  ...GAME_IDS.flatMap(id =>
    botNames(id).map(name => ({ game: gameById(id)!, name, newBot: () => botByName(id, name) })),
  ),
  ...toys.names.map(name => ({ game: toys.game, name, newBot: () => toys.bot(name) })),
];

describe.each(rows)('$game.id: $name', ({ game, newBot }) => {
  test('[T-INFO-2] gives the same answer when hidden information is dealt anew', async () => {
    for (const moment of momentsOf(game, 4))
      expect(await think(newBot(), game, swapped(game, moment), 60)).toEqual(
        await think(newBot(), game, moment, 60),
      );
  });

  test('keeps its state to itself: two bots that think at the same time do not disturb each other', async () => {
    const moments = momentsOf(game, 2);
    const alone: Thought<unknown>[] = [];
    for (const moment of moments) alone.push(await think(newBot(), game, moment, 3000));
    expect(await Promise.all(moments.map(moment => think(newBot(), game, moment, 3000)))).toEqual(alone);
  });
});

describe.each([
  ...GAME_IDS.map(id => ({ game: gameById(id)!, newBot: () => botByName(id, 'best') })),
  { game: toys.game, newBot: () => toys.bot('halving') },
])('ranked answers of $game.id', ({ game, newBot }) => {
  test('start with the chosen one, cost nothing less, and are legal', async () => {
    let compared = 0;
    for (const moment of momentsOf(game, 6)) {
      const { state, seat } = moment;
      const request = { view: game.view(state, seat), seat, chance: seededChance('rank'), ranks: 3 };
      const { move, chance, ranked = [] } = await newBot().think({ ...request, limits: { nodes: 600 } });
      if (ranked.length === 0) continue;
      compared++;
      expect(ranked[0]).toMatchObject({ move, chance });
      for (const one of ranked) expect(one.line?.[0] ?? one.move).toEqual(one.move);
      const chances = ranked.map(one => one.chance);
      expect(chances).toEqual([...chances].sort((a, b) => b - a));
      for (const one of ranked) expect(game.check(state, seat, one.move)).toBeUndefined();
      expect(new Set(ranked.map(one => digest(one.move))).size).toBe(ranked.length);
    }
    expect(compared).toBeGreaterThan(0);
  });
});

test.each([toys.game, gameById('tesseract')!])('$id has hidden information to test with', game => {
  const isOther = (moment: Moment): boolean => digest(swapped(game, moment).state) !== digest(moment.state);
  expect(momentsOf(game, 4).some(isOther)).toBe(true);
});
