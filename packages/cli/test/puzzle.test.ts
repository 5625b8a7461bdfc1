import { PUZZLES } from '@tessera/bots/puzzles';
import { describe, expect, test } from 'vitest';
import { tessera, tesseraJson } from './harness.ts';

const long = PUZZLES.find(
  ({ game, solution, odds }) => game === 'quantum' && solution.length > 3 && odds[1] === 1,
)!;

describe('puzzle', () => {
  test('--list names puzzles with goal, rating and themes, in three languages', async () => {
    const { lines } = await tessera(['puzzle', '--list', '--game', 'quantum']);
    expect(lines).toHaveLength(PUZZLES.filter(({ game }) => game === 'quantum').length);
    expect(lines.join()).toContain(`${long.id}  ${long.difficulty.rating}  `);
    const french = await tessera(['puzzle', '--list', '--id', long.id, '--language', 'fr']);
    expect(french.out).toContain('avec les actions de ce tour');
    expect((await tessera(['puzzle', '--list', '--id', long.id, '--language', 'cs'])).out).toContain(
      'tohoto tahu',
    );
  });

  test('a solution from a pipe is right answer by answer, and explained at the end', async () => {
    const { code, out } = await tessera(['puzzle', '--id', long.id], {
      stdin: `${long.solution.join('\n')}\n`,
    });
    expect(code).toBe(0);
    expect(out.match(/^Right\./gm)).toHaveLength(long.solution.length);
    expect(out).toContain('Solved.');
    expect(out).toContain(`Solution: ${long.solution.join('; ')}`);
    expect(out).toMatch(new RegExp(`^${long.solution.length}\\. construct on planet`, 'm'));
  });

  test('a solution is told in words, with replies of the rival and reasons, and a card can be asked about', async () => {
    const rift = PUZZLES.find(({ game, goal }) => game === 'rift' && goal.n === 2)!;
    const stdin = `solution\n${rift.solution[0]}\n`;
    const told = (await tessera(['puzzle', '--id', rift.id], { stdin })).lines;
    expect(told.filter(line => /^[123]\. /.test(line))).toHaveLength(3);
    expect(
      told.some(line => /^3\. .* captures Tesseract .*: It takes the Tesseract and wins\./.test(line)),
    ).toBe(true);
    expect(told.some(line => line.startsWith('Reply: '))).toBe(true);
    const loop = PUZZLES.find(({ game }) => game === 'loop')!;
    const asked = await tessera(['puzzle', '--id', loop.id], { stdin: 'what\nwhat nonsense\n' });
    expect(asked.out).toContain('nonsense');
  });

  test('a wrong answer is refuted, an illegal one refused, and the puzzle goes on', async () => {
    const stdin = ['end', 'construct 0,0', 'nonsense', 'legal warp', 'solution', 'quit', ''].join('\n');
    const { out } = await tessera(['puzzle', '--id', long.id], { stdin });
    expect(out).toContain('After end the goal is out of reach.');
    expect(out).toContain('"nonsense" is not an answer');
    expect(out).toContain('Solution: ');
    expect(out).not.toContain('Solved.');
  });

  test('has a JSON form, a line for each answer', async () => {
    const { lines } = await tessera(['puzzle', '--id', long.id, '--json'], { stdin: 'end\n' });
    const types = lines.map(line => (JSON.parse(line) as { type: string }).type);
    expect(types).toEqual(['puzzle', 'board', 'wrong']);
  });

  test('--prove proves again', async () => {
    const { json, code } = await tesseraJson(['puzzle', '--prove', '--id', long.id]);
    expect([code, json]).toEqual([0, { proved: 1, failed: [] }]);
  });

  test('unknown ids and themes are malformed', async () => {
    expect((await tessera(['puzzle', '--id', 'none'])).code).toBe(2);
    expect((await tessera(['puzzle', '--theme', 'none'])).err).toContain('known are drop');
  });
});
