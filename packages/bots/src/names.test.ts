import { FormatError, seededChance } from '@tessera/engine';
import { GAME_IDS } from '@tessera/games';
import { rift } from '@tessera/games/rift';
import { type Answer, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { ahead, bust } from '../test/bust.ts';
import { position } from '../test/positions.ts';
import { tesseractOptions } from '../test/tesseract.ts';
import { LEVELS } from './levels.ts';
import { botByName, botLevels, botNames, namesIn } from './names.ts';
import { riftBots } from './rift/index.ts';
import { teamOf } from './team.ts';
import { tesseractBots } from './tesseract/index.ts';
import { usualBots } from './usual.ts';

describe('bots by name', () => {
  test.each(['random', ...LEVELS, 'greedy', 'steady', 'alphabeta'])('%s plays rift', async name => {
    const bot = botByName('rift', name);
    expect(bot.id).toBe(name);
    const state = position('14t/15/15/15/15/15/12s2/7X7/15/15/4H10/15/15/hv13/Th13 w CH p 0 0');
    const { move } = await bot.think({
      view: rift.view(state, 0),
      seat: 0,
      chance: seededChance('n'),
      limits: { nodes: 50 },
    });
    expect(rift.check(state, 0, move as number)).toBeUndefined();
  });

  test.each(['random', ...LEVELS, 'greedy', 'steady', 'planner'])('%s plays tesseract', async name => {
    const bot = botByName('tesseract', name);
    expect(bot.id).toBe(name);
    const state = tesseract.setup(tesseractOptions(), 3, seededChance('n'));
    const { move } = await bot.think({
      view: tesseract.view(state, 0),
      seat: 0,
      chance: seededChance('n'),
      limits: { nodes: 50 },
    });
    expect(tesseract.check(state, 0, move as Answer)).toBeUndefined();
  });

  test('each game names its own search', () => {
    expect(botByName('tesseract', 'planner@200ms').budget).toEqual({ ms: 200 });
    expect(() => botByName('tesseract', 'alphabeta')).toThrow(
      /best, planner; a budget may follow, as in planner@200ms/,
    );
    expect(() => botByName('rift', 'planner')).toThrow(/best, alphabeta;/);
  });

  test('a budget may follow the name', () => {
    expect(botByName('rift', 'alphabeta@200ms').budget).toEqual({ ms: 200 });
    expect(botByName('rift', 'alphabeta@20000n').budget).toEqual({ nodes: 20_000 });
    expect(botByName('rift', 'alphabeta:4d').budget).toEqual({ depth: 4 });
    expect(botByName('rift', 'fair@50ms').budget).toEqual({ ms: 50 });
    expect(botByName('rift', 'alphabeta').budget).toEqual({ ms: 500 });
  });

  test.each(['', 'Greedy', 'alphabeta@', 'alphabeta@0ms', 'alphabeta@5s', 'nobody', 'constructor'])(
    '"%s" is refused with a list of the known names',
    name => {
      expect(() => botByName('rift', name)).toThrow(FormatError);
      const known = ['random', ...LEVELS, 'alphabeta'].join(', ');
      expect(() => botByName('rift', name)).toThrow(`known are ${known};`);
    },
  );

  test('a bot that does not search takes no budget', () => {
    expect(() => botByName('rift', 'random@5ms')).toThrow('random does not search and takes no budget');
  });

  test('an unknown game is refused', () => {
    expect(() => botByName('chess', 'random')).toThrow('chess is unknown; known are rift');
    expect(() => botNames('chess')).toThrow('chess is unknown');
  });

  test.each(GAME_IDS)('%s has the five levels that menus know without loading its bots', game => {
    expect(botLevels(game)).toEqual(LEVELS);
  });

  test('a level of an earlier version is played by the nearest current one, and listed nowhere', () => {
    for (const game of GAME_IDS) {
      const { id, budget } = botByName(game, 'steady');
      expect([id, budget]).toEqual(['steady', botByName(game, 'fair').budget]);
      expect(botByName(game, 'greedy').budget).toEqual(botByName(game, 'easy').budget);
      expect(botNames(game)).not.toContain('steady');
    }
  });

  test('a level without a bot throws', () => {
    expect(() => teamOf(rift, [], ['random', 'master'])).toThrow('level master is no bot of rift');
  });

  test('botByName returns a new bot every time', () => {
    expect(botByName('tesseract', 'strong')).not.toBe(botByName('tesseract', 'strong'));
  });
});

describe('bots of a fifth game', () => {
  const fifth = namesIn([riftBots, tesseractBots, teamOf(bust, usualBots(bust, ahead))]);

  test('are known by name after one line in the list of teams', () => {
    expect(fifth.botNames('bust')).toEqual(['random', 'greedy', 'halving']);
    expect(fifth.botNames('rift')).toEqual(botNames('rift'));
    expect(() => fifth.botByName('bust', 'planner')).toThrow(
      'known are random, greedy, halving; a budget may follow, as in halving@200ms',
    );
  });

  test.each(['random', 'greedy', 'halving', 'halving@200n', 'halving@3d'])('%s plays it', async name => {
    const state = { ...bust.setup({}, 2, seededChance('deck')), pot: 5 };
    const bot = fifth.botByName('bust', name);
    expect(bot.id).toBe(name);
    const view = bust.view(state, 0);
    const { move } = await bot.think({ view, seat: 0, chance: seededChance('n'), limits: {} });
    expect(bust.check(state, 0, move as 'draw' | 'bank')).toBeUndefined();
  });

  test('are random and halving without an evaluation', () => {
    expect(teamOf(bust, usualBots(bust)).names).toEqual(['random', 'halving']);
  });
});
