import { type AnyMatch, type Fields, Match, parseOptions, seededChance } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { loadJudge } from '../games/workers.ts';
import { judged } from './judging.ts';

/** Match after a number of random answers. */
function begun(id: string, seats: number, answers: number, given: Fields = {}): AnyMatch {
  const game = gameById(id)!;
  const options = parseOptions(game.options, given) as object;
  const match: AnyMatch = new Match(game, { options, seats, seed: 'judged' });
  const chance = seededChance('anything');
  for (let i = 0; i < answers && match.decider !== undefined; i++) {
    const legal = game.legalMoves(match.state, match.decider);
    match.submit(match.decider, legal[chance.below(legal.length)]);
  }
  return match;
}

async function chancesOf({ game, state }: AnyMatch): Promise<unknown> {
  const view = structuredClone(game.view(state, 0));
  const reply = await judged(loadJudge, { id: 7, type: 'judge', game: game.id, view });
  return reply.ok ? reply.value : reply.problem;
}

describe('win probabilities of a position', () => {
  test('both sides of rift share the win probability; set-up has none', async () => {
    const [white, black] = (await chancesOf(begun('rift', 2, 3, { setupOrder: 'ready' }))) as number[];
    expect(white).toBeGreaterThan(0);
    expect(white! + black!).toBeCloseTo(1, 9);
    expect(await chancesOf(begun('rift', 2, 3))).toBeNull();
  });

  test('[R-END-1] a finished match is certain', async () => {
    const match = begun('rift', 2, 3, { setupOrder: 'ready' });
    match.leave(0);
    expect(await chancesOf(match)).toEqual([0, 1]);
  });

  test('the win probabilities of all fleets of quantum sum to one', async () => {
    const chances = (await chancesOf(begun('quantum', 3, 12))) as number[];
    expect(chances).toHaveLength(3);
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  });

  test.each(['tesseract', 'loop'])('a team of %s has one win probability', async id => {
    const [chance, ...others] = (await chancesOf(begun(id, 2, id === 'loop' ? 0 : 4))) as number[];
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(others).toEqual([]);
  });

  test('a game without a judge reports that once', async () => {
    const reply = await judged(async () => undefined, { id: 1, type: 'judge', game: 'chess', view: {} });
    expect(reply).toEqual({ id: 1, ok: true, value: 'none' });
  });
});
