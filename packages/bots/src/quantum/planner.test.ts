import { type AnyGame, parseOptions, seededChance } from '@tessera/engine';
import { type Answer, type QuantumState, quantum } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../games/test/quantumTable.ts';
import { playGame } from '../arena.ts';
import type { AnyBot, Thought } from '../bot.ts';
import { botByName } from '../names.ts';
import { isFolly } from './folly.ts';
import { plannerBot } from './planner.ts';
import { toldChance } from './told.ts';

function think(state: QuantumState, nodes = 1500): Promise<Thought<Answer>> {
  const seat = quantum.decider(state) as number;
  return plannerBot().think({
    view: quantum.view(state, seat),
    seat,
    chance: seededChance('think'),
    limits: { nodes },
  });
}

/** The answer of the planner, in notation. */
async function answer(given: Given, ...plays: string[]): Promise<string> {
  const game = table(given);
  game.play(...plays);
  const { move } = await think(game.state);
  return quantum.notation.formatMove(game.state, move);
}

describe('planner', () => {
  test('[Q-WIN-1] places the last cube when it can', async () => {
    const seats = [{ ships: '5@4,3 3@3,4', cubesLeft: 1, research: 5 }, { ships: '6@4,5' }];
    expect(await answer({ seats })).toBe('construct 4,4');
  });

  test('[Q-SHIP-3] [Q-BUILD-1] plans three answers ahead: warp, turn a Frigate, construct', async () => {
    const seats = [{ ships: '3@0,8 5@4,3 4@8,8 1@3,4', cubesLeft: 1 }, { ships: '6@8,0' }];
    const given: Given = { seats, turn: { actions: 2 } };
    const game = table(given);
    const cubes = game.state.cubesLeft[0];
    for (let i = 0; i < 4 && !game.outcome(); i++) {
      const { move } = await think(game.state);
      game.play(quantum.notation.formatMove(game.state, move));
    }
    expect([cubes, game.outcome()?.winners]).toEqual([1, [0]]);
  });

  test('with the nodes of a hint the level best finds what the planner finds', async () => {
    const seats = [{ ships: '3@0,8 5@4,3 4@8,8 1@3,4', cubesLeft: 1 }, { ships: '6@8,0' }];
    const { state } = table({ seats, turn: { actions: 2 } });
    const view = quantum.view(state, 0);
    const request = { view, seat: 0, limits: { nodes: 1500 } };
    const [best, planner] = await Promise.all(
      ['best', 'planner'].map(name =>
        botByName('quantum', name).think({ ...request, chance: seededChance('hint') }),
      ),
    );
    expect(best).toEqual(planner);
  });

  test('advises the end of a turn without actions, no swap that changes nothing', async () => {
    const { state } = table({
      seats: [{ ships: '3@0,3! 3@3,0' }, { ships: '1@8,6' }],
      turn: { actions: 0 },
    });
    const { move, ranked = [] } = await plannerBot().think({
      view: quantum.view(state, 0),
      seat: 0,
      chance: seededChance('hint'),
      limits: { nodes: 1500 },
      ranks: 3,
    });
    expect(quantum.notation.formatMove(state, move)).toBe('end');
    expect(ranked[0]?.move).toBe(move);
    expect(ranked.map(one => one.chance)).toEqual(ranked.map(one => one.chance).toSorted((a, b) => b - a));
  });

  test('[Q-CMB-4] rerolls a lost fight, and keeps a won one', async () => {
    const duel = (rolls: readonly number[]): Given => ({
      seats: [{ ships: '4@3,4', cards: 'relentless' }, { ships: '3@3,2' }],
      rolls,
    });
    expect(await answer(duel([6, 4]), 'attack a1 3,2 from 3,3')).toBe('relentless');
    expect(await answer(duel([1, 6]), 'attack a1 3,2 from 3,3')).toBe('pass');
  });

  test.each([2, 3, 4])('repeats its game of %i when it counts nodes', async players => {
    const options = parseOptions<object>(quantum.options, { map: `base-${players}`, turnLimit: 2 * players });
    const play = (): ReturnType<typeof playGame> =>
      playGame({
        game: quantum as unknown as AnyGame,
        options,
        seed: 'again',
        maxPlies: 40,
        seats: Array.from({ length: players }, (): AnyBot => botByName('quantum', 'planner@60n')),
      });
    const [first, second] = [await play(), await play()];
    expect(second.log()).toEqual(first.log());
  });

  test('reports a legal line and a win probability', async () => {
    const game = table({ seats: [{ ships: '5@4,3 3@2,3 6@1,0' }, { ships: '6@4,5' }] });
    const { move, line, chance, nodes } = await think(game.state, 600);
    expect(line[0]).toBe(move);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(nodes).toBeGreaterThanOrEqual(600);
  });

  test('[Q-SHIP-3] never swaps two ships back, whichever of them does it; others may be swapped', () => {
    const { state } = table({ seats: [{ ships: '3@0,0 3@3,3 5@8,8' }, { ships: '6@4,5' }] });
    const read = (text: string): Answer => quantum.notation.parseMove(state, text);
    const past = [{ state, move: read('warp a1 a3') }];
    expect(isFolly(state, [read('warp a1 a3')], past)).toBe(true);
    expect(isFolly(state, [read('warp a2 a3')], past)).toBe(false);
  });

  test('[Q-SHIP-3] never swaps two ships that are alike', () => {
    const isFollyIn = (ships: string): boolean => {
      const { state } = table({ seats: [{ ships }, { ships: '6@4,5' }] });
      return isFolly(state, [quantum.notation.parseMove(state, 'warp a1 a2')], []);
    };
    expect(isFollyIn('3@0,0 3@3,3')).toBe(true);
    expect(isFollyIn('3@0,0 5@3,3')).toBe(false);
  });

  test('tells less than the search hopes for, and what is proven as it is', () => {
    expect(toldChance(0.5)).toBeLessThan(0.45);
    const told = [0, 0.1, 0.5, 0.9, 1].map(toldChance);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect([told[0], told[4]]).toEqual([0, 1]);
  });
});
