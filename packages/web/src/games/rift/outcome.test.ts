import { type RiftView, rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import type { MatchSnapshot } from '../../match/client.ts';
import { NO_NOTES } from '../../match/notes.ts';
import { countWords } from './count.ts';
import { loadWords } from './late/ending/index.ts';
import { outcomeOf } from './outcome.ts';
import { loadText } from './text/index.ts';

const text = await loadText('en');
const words = await loadWords('en');
const NAMES = ['Ada', 'Radim'];
/** White has three pawns, Black two. */
const viewOf = (position: string): RiftView =>
  rift.view(
    rift.notation.parsePosition(
      position,
      rift.setup({} as never, 2, { below: () => 0 } as never).options,
      'lenient',
    ),
    0,
  );
const AHEAD = '15/15/4t10/15/15/7s7/15/15/7C7/15/15/6P8/3T11/15/15 w - p 0 30';

const ended = (kinds: readonly string[], winner: number, reason = 'capture', change: object = {}) => {
  const seats = kinds.map((kind, i) => ({ kind, name: NAMES[i] }));
  const outcome = { winners: [winner], reason };
  const snapshot = { setup: { seats }, outcome, moves: [], notes: NO_NOTES, ...change };
  return outcomeOf(text, words, snapshot as unknown as MatchSnapshot<RiftView>, NAMES);
};
const title = (...end: Parameters<typeof ended>): string | undefined => ended(...end)?.title;
const why = (...end: Parameters<typeof ended>): string | undefined => ended(...end)?.reason;

describe('the result', () => {
  test('addresses the opponent of a bot, and names the winner among people', () => {
    expect(title(['you', 'bot'], 0)).toBe(words.youWin);
    expect(title(['you', 'bot'], 1)).toBe(words.youLose);
    expect(title(['you', 'friend'], 1)).toBe('Radim wins');
  });

  test('[R-END-1] is told from the player’s side, by colours to two people at one screen', () => {
    expect(why(['you', 'bot'], 1)).toBe('Your Tesseract was captured.');
    expect(why(['you', 'bot'], 0)).toBe('You captured the other Tesseract.');
    expect(why(['guest', 'you'], 0)).toBe('Your Tesseract was captured.');
    expect(why(['you', 'friend'], 1)).toBe('White’s Tesseract was captured.');
    expect(why(['bot', 'bot'], 0)).toBe('Black’s Tesseract was captured.');
    expect(why(['you', 'bot'], 1, 'noMove')).toBe(words.game.reasons.noMove);
  });

  test('[R-END-11] names the player who left, by resignation or on time', () => {
    expect(why(['you', 'bot'], 1, 'resign')).toBe('You resigned.');
    expect(why(['you', 'friend'], 1, 'resign')).toBe('Ada resigned.');
    expect(why(['you', 'friend'], 0, 'time')).toBe('Radim ran out of time.');
    expect(why(['you', 'bot'], 1, 'time')).toBe('You ran out of time.');
  });

  test('[R-END-11] gives a bot’s reason for resigning: its Tesseract, if searched to the end', () => {
    const noted = (key: string) => ({
      notes: { ...NO_NOTES, reasons: [{ count: 0, reason: { key, params: {} } }] },
    });
    expect(why(['you', 'bot'], 0, 'resign', noted('capture'))).toBe(
      'Radim resigned: its Tesseract could not be saved.',
    );
    expect(why(['you', 'bot'], 0, 'resign', noted('certain'))).toBe(
      'Radim resigned: its defeat was certain.',
    );
    expect(why(['you', 'bot'], 0, 'resign', noted('open'))).toBe('Radim resigned: it saw no way back.');
    expect(why(['you', 'bot'], 0, 'resign')).toBe('Radim resigned: it saw no way back.');
  });

  test('[R-END-12] of an agreed end contains the count', () => {
    expect(why(['you', 'friend'], 0, 'agreed', { view: viewOf(AHEAD) })).toBe(
      'Both agreed to end: pawns other than the Tesseract 2 to 1.',
    );
  });
});

test('[R-END-12] predicts the count of an agreed end from the events of the rules', () => {
  const counted = (by: string, counts: readonly [number, number]) =>
    countWords(text, [{ type: 'ended', standing: { by, counts, winner: 1 } } as never], NAMES);
  expect(counted('pawns', [3, 4])).toBe('pawns other than the Tesseract 4 to 3');
  expect(counted('worth', [9, 12])).toBe('value of the pawns 12 to 9');
  expect(counted('second', [0, 0])).toBe('everything is even, and Radim went second');
  expect(countWords(text, [], NAMES)).toBeUndefined();
});
