import { expect, test, vi } from 'vitest';
import type { MatchClient, MatchSnapshot } from './client.ts';
import { createRetry } from './retry.ts';

const SEATS = [
  { kind: 'you', name: 'Ada' },
  { kind: 'bot', level: 'gentle', name: '' },
] as const;

/** A finished match of three answers. */
function finished() {
  const moves = [0, 1, 0].map((seat, i) => ({ seat, move: `m${i}` }));
  const snapshot = {
    setup: { id: 'x', game: 'any', title: '', seats: SEATS, options: {}, seed: '' },
    seq: 3,
    view: 'end',
    toAct: null,
    isYours: false,
    legal: [],
    moves,
    outcome: { winners: [1], reason: 'won' },
  } as unknown as MatchSnapshot<unknown>;
  const submit = vi.fn();
  const client = {
    snapshot: () => snapshot,
    subscribe: () => () => {},
    submit,
    history: async (from: number) => moves.map(one => ({ ...one, events: [] })).slice(from),
  } as unknown as MatchClient<unknown>;
  return { retry: createRetry(client), submit, snapshot };
}

const AGAIN = { seat: 1, view: 'before', after: 'after', legal: ['a', 'b'] };

test('a decision is made again at the table, by the reader, and nothing is played', async () => {
  const { retry, submit, snapshot } = finished();
  const tried: string[] = [];
  retry.begin(1, AGAIN, answer => void tried.push(answer));
  const shown = retry.client.snapshot();
  expect(shown).toMatchObject({ view: 'before', toAct: 1, isYours: true, legal: ['a', 'b'], outcome: null });
  expect(shown?.moves).toHaveLength(1);
  expect(shown?.setup.seats[1]).toEqual({ kind: 'you', name: '' });
  expect(shown?.seq).toBeGreaterThan(snapshot.seq);
  expect(retry.client.snapshot()).toBe(shown);
  expect(await retry.client.submit('b')).toBeUndefined();
  expect([tried, submit.mock.calls]).toEqual([['b'], []]);
  retry.end();
  expect(retry.client.snapshot()).toBe(snapshot);
});

test('a better line is played step by step, with its own history', async () => {
  vi.useFakeTimers();
  const { retry } = finished();
  retry.leader = 'The search';
  const step = (seat: number, move: string) => ({ seat, move, view: move, events: [], toAct: 0 });
  retry.play(1, AGAIN, [step(1, 'b'), step(0, 'c')]);
  const seen = [retry.client.snapshot()?.view];
  for (let i = 0; i < 2; i++) {
    vi.runOnlyPendingTimers();
    seen.push(retry.client.snapshot()?.view);
  }
  expect(seen).toEqual(['before', 'b', 'c']);
  expect(retry.client.snapshot()?.setup.seats[1]).toEqual({ kind: 'guest', name: 'The search' });
  expect((await retry.client.history(0)).map(({ move }) => move)).toEqual(['m0', 'b', 'c']);
  vi.useRealTimers();
});
