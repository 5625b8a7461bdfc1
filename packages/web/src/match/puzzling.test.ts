/** Puzzles in the worker: the main line is kept, wrong answers are refuted by lines that can be played. */
import { loadPuzzles, PUZZLE_GAMES } from '@tessera/bots/puzzles/sets';
import { describe, expect, test } from 'vitest';
import { createPuzzling, type Judged, type Tempting } from './puzzling.ts';
import type { Again, LineStep } from './reviewing.ts';

/** Puzzles of each game that are proved at once. */
const QUICK = 1400;

describe.each(PUZZLE_GAMES)('%s', async game => {
  const { puzzles } = await loadPuzzles(game);
  const quick = puzzles.filter(({ difficulty }) => difficulty.rating < QUICK);

  test('the main line is accepted to its end, with the replies of others', async () => {
    for (const puzzle of quick.slice(0, 4)) {
      const ask = createPuzzling();
      let again = (await ask({ type: 'puzzle', index: 0, puzzle })) as Again | null;
      expect(again?.legal, puzzle.id).toHaveLength(puzzle.legal);
      const line: string[] = [];
      for (let index = 0; again; index++) {
        const move = puzzle.solution[line.length];
        if (move === undefined || !again.legal.includes(move)) break; // another draw than that of the line
        const judged = ask({ type: 'puzzleTry', index, move }) as Judged;
        if (judged.kind !== 'kept') throw new Error(`${puzzle.id}: ${move} is ${judged.kind}`);
        line.push(...judged.steps.map(step => step.move));
        again = judged.again;
      }
      expect(line[0], puzzle.id).toBe(puzzle.solution[0]);
      if (puzzle.odds[0] === puzzle.odds[1]) expect(again, puzzle.id).toBeNull();
      const shown = ask({ type: 'puzzleLine', index: 0 }) as readonly LineStep[];
      expect(shown.map(({ move }) => move)).toEqual(puzzle.solution);
      // Everything is posted to the page: plain data, and no state.
      expect(structuredClone(shown)).toEqual(shown);
      expect(Object.keys(shown[0] ?? {})).not.toContain('next');
    }
  });

  test('a wrong answer is refuted by a line that begins with it', async () => {
    const puzzle = quick[0] as (typeof quick)[number];
    const ask = createPuzzling();
    const { legal } = (await ask({ type: 'puzzle', index: 0, puzzle })) as Again;
    const wrong = legal.find(move => !puzzle.accepted.includes(move)) ?? '';
    const judged = ask({ type: 'puzzleTry', index: 0, move: wrong }) as Judged;
    expect(judged).toMatchObject({ kind: 'refuted' });
    if (judged.kind === 'refuted') expect(judged.steps[0]?.move).toBe(wrong);
    const others = ask({ type: 'puzzleOthers', index: 0 }) as readonly Tempting[];
    for (const { move } of others) expect(puzzle.accepted).not.toContain(move);
    expect(others.length).toBeGreaterThan(0);
  });
});
