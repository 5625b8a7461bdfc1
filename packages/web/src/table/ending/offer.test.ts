import { describe, expect, test } from 'vitest';
import type { MatchSnapshot, Offer, SeatHolder } from '../../match/client.ts';
import { NO_NOTES } from '../../match/notes.ts';
import type { useText } from '../../text/index.ts';
import type { TableModel } from '../useTable.ts';
import { restOf, type Stage } from './offer.ts';
import { resignWords, teamWords } from './Resign.tsx';
import { declinedWords, stepOf } from './step.ts';
import { loadWords } from './words/index.ts';

const words = await loadWords('en');
const ADA: SeatHolder = { kind: 'you', name: 'Ada' };
const BEN: SeatHolder = { kind: 'friend', name: 'Ben' };
const BOT: SeatHolder = { kind: 'bot', level: 'strong', name: '' };

const tableOf = (...seats: SeatHolder[]) =>
  ({
    names: seats.map(({ kind, name }) => (kind === 'bot' ? 'Strong bot' : name)),
    snapshot: { setup: { seats }, toAct: 0, moves: [], notes: NO_NOTES } as unknown as MatchSnapshot<unknown>,
    text: { language: 'en' } as ReturnType<typeof useText>,
  }) as unknown as TableModel<unknown>;

const offerFor = (winners: readonly number[]): Offer => ({
  by: 0,
  outcome: { winners, reason: 'agreed' },
  events: [],
});

test('a player whose offer was declined rests for six moves; the other may offer at once', () => {
  const after = (moves: number) => ({
    moves: Array(moves).fill({ seat: 0, move: 'x' }),
    notes: { ...NO_NOTES, declined: [{ count: 2, seat: 0 }] },
  });
  expect([2, 3, 7, 8, 9].map(moves => restOf(after(moves), 0))).toEqual([6, 5, 1, 0, 0]);
  expect(restOf(after(2), 1)).toBe(0);
});

describe('the texts of an offer', () => {
  const said = (stage: Stage, table = tableOf(ADA, BEN), offer = offerFor([1])) =>
    stepOf(table, words.offer, offer, stage, 'pawns 4 to 3');

  test('an offer states its result now, and the waiting time after a refusal', () => {
    expect(said({ kind: 'ask', rest: 0 })).toMatchObject({
      body: 'If everybody agrees, the game ends now and Ben wins. The count: pawns 4 to 3.',
      way: 'Offer to end',
    });
    const waiting = said({ kind: 'ask', rest: 4 });
    expect(waiting.body).toMatch(/^The same player can offer again after 4 more moves, so that nobody/);
    expect(waiting.way).toBeUndefined();
  });

  test('an offer addresses a person who is asked by name, a single player as you, and all if nobody would win', () => {
    expect(said({ kind: 'asked', seat: 1 })).toMatchObject({
      title: 'Ben: do you agree to end the game?',
      body: expect.stringMatching(/^Ada offers to end\. If everybody agrees/),
      keep: 'No, play on',
      way: 'Agree to end',
    });
    const alone = tableOf(ADA, BOT);
    expect(said({ kind: 'ask', rest: 0 }, alone, offerFor([0])).body).toMatch(/and you win\./);
    expect(said({ kind: 'ask', rest: 0 }, alone, offerFor([])).body).toMatch(/and nobody wins\./);
  });

  test('a bot thinks, and declines with its reason; a person gives none', () => {
    const alone = tableOf(ADA, BOT);
    expect(said({ kind: 'asked', seat: 1 }, alone)).toEqual({
      title: 'Offer to end?',
      body: 'Strong bot is thinking about the offer…',
      keep: 'Play on',
    });
    const declined = said({ kind: 'declined', seat: 1, why: 'better' }, alone);
    expect([declined.title, declined.body]).toEqual([
      'Strong bot plays on',
      expect.stringMatching(/^Its position is better than the count says\. The same player .* 6 more moves/),
    ]);
    expect(declinedWords(tableOf(ADA, BEN), words.offer, 1)).toMatch(
      /^Ben plays on\. The offer was declined\./,
    );
  });
});

describe('the texts of a resignation', () => {
  const said = (...seats: SeatHolder[]) => resignWords(tableOf(...seats), words.resign);
  test('a resignation names the seat that leaves, and the winner', () => {
    expect(said(ADA, BOT)).toBe('You resign, and Strong bot wins at once.');
    expect(said(ADA, BEN)).toBe('Ada resigns, and Ben wins at once.');
    expect(said(ADA, BEN, BOT)).toBe('Ada leaves the table for good; the others play on.');
  });

  test('a team at one screen is lost; on line the others play on', () => {
    const team = (online: unknown, ...seats: SeatHolder[]) =>
      teamWords({ ...tableOf(...seats), client: { online } } as never, words.resign);
    expect(team(undefined, ADA, BOT)).toBe('The whole team gives up, and the game is lost.');
    expect(team({}, ADA, BOT)).toBe('The whole team gives up, and the game is lost.');
    expect(team({}, ADA, { kind: 'guest', name: 'Hugo' })).toMatch(
      /^You leave the table for good; the others/,
    );
  });
});
