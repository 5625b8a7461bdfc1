import { seededChance } from '@tessera/engine';
import { type Action, make, parsePosition, type RiftState, rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { optionsWith, pieces } from '../../test/positions.ts';
import { PUZZLES } from '../puzzles/index.ts';
import { suggestion } from '../puzzles/riftLine.ts';
import { riftBots } from './index.ts';
import { isLost, resigning } from './resign.ts';

describe('isLost', () => {
  test.each<[readonly number[], boolean]>([
    [[], false],
    [[0], false],
    [[0, 0], true],
    [[0.5, 0, 0], true],
    [[0, 0.1, 0], false],
    [Array(7).fill(0.01), false],
    [[...Array(7).fill(0.01), 0.009], true],
    [[...Array(7).fill(0.01), 0.011], false],
    [[...Array(4).fill(0.01), 0.02, ...Array(4).fill(0.01)], false],
  ])('%o: %o', (chances, lost) => {
    expect(isLost(chances)).toBe(lost);
  });
});

/** A bot with given win probabilities, one for each decision. */
function playerOf(chances: readonly number[]) {
  let asked = 0;
  return resigning({
    id: 'given',
    budget: {},
    think: async () => ({ move: 0, line: [], chance: chances[asked++] as number }),
  });
}
const request = (state: RiftState) => ({
  view: rift.view(state, state.side),
  seat: state.side,
  chance: seededChance('resign'),
  limits: {},
});
const atPly = (ply: number): RiftState => ({ ...pieces('Th1 Ra3 th15 ra12'), ply });

describe('a bot that resigns', () => {
  test('says so when it is lost, and plays on if the resignation is not taken up', async () => {
    const bot = playerOf([0.3, 0, 0, 0]);
    const said = [];
    for (const ply of [10, 12, 14, 16]) said.push((await bot.think(request(atPly(ply)))).resigns);
    expect(said).toEqual([undefined, undefined, true, true]);
  });

  test('forgets decisions that were taken back', async () => {
    const bot = playerOf([0, 0, 0, 0]);
    const said = [];
    for (const ply of [10, 12, 10, 8]) said.push((await bot.think(request(atPly(ply)))).resigns);
    expect(said).toEqual([undefined, true, undefined, undefined]);
  });

  test('never resigns in set-up', async () => {
    const bot = playerOf([0, 0, 0, 0]);
    const state = rift.setup(optionsWith(), 2, seededChance('set-up'));
    for (let i = 0; i < 4; i++) expect(await bot.think(request(state))).not.toHaveProperty('resigns');
  });
});

test('is every level but gentle, which plays on to the capture', async () => {
  const { position } = PUZZLES.find(({ game, goal }) => game === 'rift' && goal.n === 2)!;
  const lost = parsePosition(position, optionsWith(), 'lenient');
  make(lost, suggestion(lost, 2) as Action);
  const resigns = async (name: string): Promise<boolean> => {
    const bot = riftBots.bot(name);
    const said = [];
    for (const ply of [20, 22]) said.push((await bot.think(request({ ...lost, ply }))).resigns);
    return said.at(-1) === true;
  };
  const levels = [];
  for (const { id } of riftBots.levels)
    levels.push([id, await resigns(id === 'best' || id === 'strong' ? `${id}@2000n` : id)]);
  expect(levels).toEqual(riftBots.levels.map(({ id }) => [id, id !== 'gentle']));
});
