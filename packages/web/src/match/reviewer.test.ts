import { botByName, playGame } from '@tessera/bots';
import { type MatchReview, momentsOf } from '@tessera/bots/review';
import { type AnyGame, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { beforeAll, describe, expect, test } from 'vitest';
import * as loaders from '../games/workers.ts';
import type { MatchClient } from './client.ts';
import { createReviewer, type Reviewer } from './reviewer.ts';
import type { ReviewStore } from './reviewStore.ts';
import { workers } from './testing/workers.ts';

/** Log of a match between bots, as a file. */
async function fileOf(id: string): Promise<string> {
  const game = gameById(id) as AnyGame;
  const seats = ['fair', 'gentle'].map(level => botByName(id, level));
  const options = parseOptions(game.options, {}) as object;
  const match = await playGame({ game, options, seats, seed: 'stored', mayResign: true });
  return JSON.stringify(match.log());
}

function memory(): ReviewStore & { readonly kept: Map<string, MatchReview> } {
  const kept = new Map<string, MatchReview>();
  return {
    kept,
    read: async key => kept.get(key),
    write: async (key, review) => void kept.set(key, review),
  };
}

const clientOf = (text: string) =>
  ({ file: async () => ({ name: 'match.json', text }) }) satisfies Pick<MatchClient<unknown>, 'file'>;

const finished = (reviewer: Reviewer): Promise<MatchReview | undefined> =>
  new Promise(resolve => {
    const hear = (): void => {
      if (reviewer.get().isDone) resolve(reviewer.get().review);
    };
    reviewer.subscribe(hear);
    hear();
  });

describe('a review in the browser', () => {
  const store = memory();
  let file = '';
  let first: MatchReview;
  beforeAll(async () => {
    file = await fileOf('loop');
    const reviewer = createReviewer(clientOf(file), workers(loaders).start, store);
    const stop = reviewer.start();
    first = (await finished(reviewer)) as MatchReview;
    stop();
  }, 60_000);

  test('is stored under the seal of its log, and not computed again', async () => {
    expect([...store.kept.keys()]).toEqual([JSON.parse(file).seal.log]);
    const { start, asked } = workers(loaders);
    const again = createReviewer(clientOf(file), start, store);
    again.start();
    expect(await finished(again)).toEqual(first);
    expect(asked).toEqual([]);
  });

  test('judges an answer that nobody played, on the scale of the moment', async () => {
    const reviewer = createReviewer(clientOf(file), workers(loaders).start, store);
    const stop = reviewer.start();
    await finished(reviewer);
    const [moment] = momentsOf(first);
    const again = await reviewer.again(moment!.index);
    expect(again?.seat).toBe(moment!.seat);
    expect(again?.legal).toContain(moment!.answer);
    const known = moment!.verdict.ranked.map(({ move }) => move);
    const tried = again!.legal.find(move => !known.includes(move)) ?? again!.legal[0]!;
    const verdict = await reviewer.judge(moment!.index, tried);
    const chance = verdict?.ranked.find(({ move }) => move === tried)?.chance;
    expect(chance).toBeLessThanOrEqual(verdict!.chance);
    stop();
  });

  test('plays the better line, a view for each of its answers', async () => {
    const reviewer = createReviewer(clientOf(file), workers(loaders).start, store);
    const stop = reviewer.start();
    await finished(reviewer);
    const [moment] = momentsOf(first);
    const line = await reviewer.line(moment!.index, moment!.verdict.line);
    expect(line.map(({ move }) => move)).toEqual(moment!.verdict.line);
    expect(line.every(({ view }) => view !== undefined)).toBe(true);
    stop();
  });

  test('a log that cannot be read, or a game nobody judges, has no review', async () => {
    const other = file.replace('"game":"loop"', '"game":"chess"');
    for (const text of ['null', other]) {
      const reviewer = createReviewer(clientOf(text), workers(loaders).start, memory());
      reviewer.start();
      expect(await finished(reviewer)).toBeUndefined();
    }
  });
});
