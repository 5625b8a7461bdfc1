import { type AnyGame, seededChance } from '@tessera/engine';
import { type Answer, type LoopState, loop } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { type Given, type LoopTable, table } from '../../../games/test/loopTable.ts';
import { loopOptions } from '../../../games/test/loopVariants.ts';
import { playGame } from '../arena.ts';
import type { AnyBot, Thought } from '../bot.ts';
import { botByName } from '../names.ts';
import { plannerBot } from './planner.ts';

const think = (
  bot: ReturnType<typeof plannerBot>,
  state: LoopState,
  nodes = 3000,
): Promise<Thought<Answer>> => {
  const seat = loop.decider(state) as number;
  return bot.think({ view: loop.view(state, seat), seat, chance: seededChance('think'), limits: { nodes } });
};

/** Answers of the bot until its turn is over, in notation. */
async function turn(game: LoopTable): Promise<string[]> {
  const bot = plannerBot();
  const { turn } = game.state;
  const done: string[] = [];
  while (game.state.turn === turn && !game.outcome()) {
    const { move } = await think(bot, game.state);
    done.push(loop.notation.formatMove(game.state, move));
    game.play(done.at(-1) as string);
  }
  return done;
}

/** Decks without influence on the answers. */
const decks = {
  bigDeck: 'A-02 A-03 A-04 A-05 A-06 A-07 A-08 A-09',
  fooPile: 'dawn medieval industry globalization robots end',
} as const;
const mrtime = { draw: 'S-MT-5 S-MT-6 S-MT-2' } as const;
const cztwyzzek = { hand: 'S-CZ-1 S-CZ-4 S-CZ-6', draw: 'S-CZ-2 S-CZ-3 S-CZ-5' } as const;
const three = 'M-CLEAN M-GRID M-CLONE-FOO';

describe('planner', () => {
  test('[L-ARCH-1] [L-END-1] moves to where it can do the last damage, and archives', async () => {
    const game = table({
      ...decks,
      agents: { mrtime: { ...mrtime, era: 'medieval', hand: 'S-MT-1 S-MT-3 S-MT-4' }, cztwyzzek },
      foo: 'renaissance',
      rifts: { renaissance: 2 },
      missions: { renaissance: 'M-RIFT-FOO:4', end: 'M-LOOP-ALL' },
      archived: three,
      turn: 20,
      cycle: 3,
    });
    const done = await turn(game);
    expect(game.outcome()?.reason).toBe('VICTORY');
    expect(done.filter(text => text.startsWith('useCard'))).toContain('useCard S-MT-1');
  });

  test('[L-END-6] advises to end a turn whose end wins, also while a card could be drawn', async () => {
    const game = table({
      ...decks,
      agents: {
        mrtime: { ...mrtime, era: 'renaissance', hand: 'S-MT-1 S-MT-3 A-20' },
        cztwyzzek,
      },
      foo: 'medieval',
      energy: { renaissance: 2 },
      missions: { renaissance: 'M-RIFT-FOO:5', end: 'M-LOOP-ALL' },
      archived: three,
      turn: 20,
      cycle: 3,
    });
    const { move, chance } = await plannerBot().think({
      view: loop.view(game.state, 0),
      seat: 0,
      chance: seededChance('think'),
      limits: { nodes: 3000 },
      ranks: 3,
    });
    expect([loop.notation.formatMove(game.state, move), chance]).toEqual(['endActions', 1]);
  });

  test('[L-CENT-4] [L-CENT-6] places the last damage of the last Centrifuge, and wins', async () => {
    const game = table({
      ...decks,
      options: { mode: 'centrifuge' },
      agents: { mrtime: { ...mrtime, era: 'medieval', hand: 'S-MT-1 S-MT-3 S-MT-4' }, cztwyzzek },
      foo: 'renaissance',
      energy: { medieval: 1 },
      missions: { renaissance: 'M-RIFT-FOO:1', end: 'M-LOOP-FOO' },
      archived: `${three} M-ENCIRCLE`,
      centrifuges: { medieval: 'CF-1 star 2' },
    });
    expect((await turn(game)).slice(-2)).toEqual(['loop star', 'yes']);
    expect(game.outcome()?.reason).toBe('VICTORY');
  });

  test('[U-11] [L-ULTRA-4] names a hand, discards a card of its own, and destroys a threatening card', async () => {
    const bot = plannerBot();
    const game = table({
      ...decks,
      options: { mode: 'ultramachina' },
      agents: { mrtime: { ...mrtime, era: 'medieval', hand: 'S-MT-1 S-MT-3 A-47' }, cztwyzzek },
      foo: 'renaissance',
      phase: 'foo',
      fooPile: '',
      missions: { renaissance: 'M-RIFT-FOO:1', end: 'M-LOOP-ALL' },
      more: {
        pending: [
          { type: 'foo', step: 2, fallen: [] },
          { type: 'losses', left: 2, owner: null, origins: [], losers: [] },
        ],
      },
      rolls: [1, 1, 1, 1],
    });
    const asked: string[] = [];
    while (game.state.phase === 'foo') {
      asked.push(game.asked().split(' ')[1] ?? '');
      const { move } = await think(bot, game.state);
      game.play(loop.notation.formatMove(game.state, move));
    }
    expect(asked).toEqual(['ultraVictim', 'ultraDestroy', 'ultraVictim', 'ultraDestroy']);
    expect(game.position().destroyed).toHaveLength(2);
    const burning = table({
      ...decks,
      options: { mode: 'ultramachina' },
      agents: { mrtime: { draw: 'S-MT-1 S-MT-6 S-MT-2', era: 'medieval', hand: 'S-MT-5' }, cztwyzzek },
      foo: 'dawn',
      fooPile: '',
      rifts: { globalization: 3 },
      vortices: 'globalization',
      missions: { renaissance: 'M-RIFT-FOO:1', end: 'M-LOOP-ALL' },
      ultra: { medieval: ['U-02 1'] },
      rolls: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    await turn(burning);
    expect(burning.position().ultraDestroyed).toEqual(['U-02']);
  });

  test('[L-MEGA-1] leaves a Mega Vortex before the turn ends', async () => {
    const given: Given = {
      ...decks,
      options: { difficulty: 'year' },
      agents: {
        mrtime: { ...mrtime, era: 'robots', hand: 'S-MT-1 S-MT-3 S-MT-4' },
        cztwyzzek: { ...cztwyzzek, era: 'dawn' },
      },
      foo: 'medieval',
      vortices: 'robots',
      rifts: { robots: 2 },
      missions: { renaissance: 'M-RIFT-FOO', end: 'M-LOOP-ALL', dawn: '?M-GRID' },
      rolls: Array<number>(20).fill(0), // the next Foo phase
    };
    const game = table(given);
    await turn(game);
    expect(game.outcome()).toBeUndefined();
    expect(game.agent('mrtime').era).not.toBe('robots');
  });

  test('[L-ACT-5] [L-ACT-10] uses three LOOPs in a turn to finish a mission', async () => {
    const game = table({
      ...decks,
      agents: { mrtime: { ...mrtime, era: 'industry', hand: 'S-MT-1 S-MT-3 S-MT-4' }, cztwyzzek },
      foo: 'industry',
      energy: { industry: 6 },
      missions: { industry: 'M-LOOP-FOO:1', end: 'M-CLONE-ALL' },
      archived: three,
      turn: 10,
      cycle: 2,
    });
    const done = await turn(game);
    expect(done.filter(text => text.startsWith('loop'))).toHaveLength(3);
    expect(game.outcome()?.reason).toBe('VICTORY');
  });

  test('[L-MIS-6] lets an invited partner use the card that wins', async () => {
    const game = table({
      ...decks,
      agents: {
        mrtime: { ...mrtime, era: 'dawn', hand: 'S-MT-4 S-MT-5 S-MT-6', draw: 'S-MT-1 S-MT-2' },
        cztwyzzek: {
          ...cztwyzzek,
          era: 'industry',
          hand: 'S-CZ-4 S-CZ-5 S-CZ-6',
          draw: 'S-CZ-2 S-CZ-3 S-CZ-1',
        },
      },
      foo: 'industry',
      rifts: { industry: 1 },
      missions: { dawn: 'M-RIFT-FOO:4', end: 'M-CLONE-ALL' },
      archived: three,
      turn: 20,
      cycle: 3,
    });
    game.play('useCard S-MT-4');
    expect(game.asked()).toBe('cztwyzzek helpCard');
    const { move } = await think(plannerBot(), game.state);
    expect(loop.notation.formatMove(game.state, move)).toBe('S-CZ-6');
  });

  test.each([1, 2, 4])('repeats its game of %i when it counts nodes', async seats => {
    const play = (): ReturnType<typeof playGame> =>
      playGame({
        game: loop as unknown as AnyGame,
        options: loopOptions({ mode: 'supa' }),
        seed: 'again',
        maxPlies: 30,
        seats: Array.from({ length: seats }, (): AnyBot => botByName('loop', 'planner@80n')),
      });
    const [first, second] = [await play(), await play()];
    expect(second.log()).toEqual(first.log());
  });

  test('reports a legal line and a win probability, and keeps to its node limit', async () => {
    const state = loop.setup(loopOptions(), 2, seededChance('line'));
    const { move, line, chance, nodes } = await think(plannerBot(), state, 1000);
    expect(line[0]).toBe(move);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(nodes).toBeGreaterThanOrEqual(1000);
    expect(nodes).toBeLessThan(2000);
  });
});
