import { hash } from 'node:crypto';
import { Match, type MatchLog, parseOptions, verify } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import {
  challengeOf,
  commitmentOf,
  complaintAbout,
  DAILY_GAMES,
  DAILY_GOALS,
  type DailyDate,
  dateOf,
  dayAt,
  dayOf,
  isClosed,
  isDailyGame,
  isOpen,
  isPublished,
  publishedSeed,
  rankOf,
  resultOf,
  secretSeed,
  settingOf,
} from './index.ts';

const LOOP: DailyDate = { date: '2026-11-18', game: 'loop' };
const TESSERACT: DailyDate = { date: '2026-11-18', game: 'tesseract' };
const DAY = dayAt('2026-11-18')!;

describe('days', () => {
  test('a day is that of UTC; a text that is no date has none', () => {
    expect([dayOf(Date.UTC(2026, 10, 18)), dayOf(Date.UTC(2026, 10, 19) - 1)]).toEqual([DAY, DAY]);
    expect(dateOf(DAY)).toBe('2026-11-18');
    for (const text of ['2026-02-30', '2026-13-01', '2026-1-1', 'today', ''])
      expect(dayAt(text)).toBeUndefined();
  });

  test('results of a day count until an hour after midnight; then its best game may be shown', () => {
    const midnight = Date.UTC(2026, 10, 19);
    const at = (ms: number) => [isOpen(DAY, midnight + ms), isClosed(DAY, midnight + ms)];
    expect(at(-1)).toEqual([true, false]);
    expect(at(3_599_999)).toEqual([true, false]);
    expect(at(3_600_000)).toEqual([false, true]);
    expect(isOpen(DAY + 1, midnight - 1)).toBe(false);
  });

  test('the games with a challenge are the co-operative ones', () => {
    expect(DAILY_GAMES.every(id => gameById(id)?.isTogether)).toBe(true);
    expect([isDailyGame('loop'), isDailyGame('rift'), isDailyGame(undefined)]).toEqual([true, false, false]);
  });
});

describe('seeds', () => {
  test('a seed names its day and game; any other text is no challenge', () => {
    const seed = secretSeed('secret', LOOP);
    expect(challengeOf(seed)).toEqual(LOOP);
    for (const text of ['', 'ab12', seed.slice(1), `${seed}0`, seed.replace('11-18', '11-31')])
      expect(challengeOf(text), text).toBeUndefined();
  });

  test('a commitment is the SHA-256 of the seed, with its day and game', () => {
    const seed = secretSeed('secret', LOOP);
    expect(commitmentOf(seed)).toBe(hash('sha256', seed));
    const others = [secretSeed('secret', TESSERACT), secretSeed('other', LOOP)];
    expect(new Set([seed, ...others].map(commitmentOf)).size).toBe(3);
  });

  test('the published list is pinned, covers ten years, and is recognized', () => {
    expect(publishedSeed(LOOP)).toMatchInlineSnapshot(
      `"daily 2026-11-18 loop ecf15b055a01fd6d0fd9ab61031818a04b9c7f3ae82a8def430b6d0c240c75ea"`,
    );
    expect(publishedSeed(TESSERACT)).toMatchInlineSnapshot(
      `"daily 2026-11-18 tesseract c8ddd13461add737a20b7e3dbdcef1cfcd14797d2f7911252f3a81d8ea4c1f28"`,
    );
    expect(publishedSeed({ ...LOOP, date: '2036-12-31' })).toBeDefined();
    expect(publishedSeed({ ...LOOP, date: '2037-01-01' })).toBeUndefined();
    expect(publishedSeed({ ...LOOP, date: '2026-10-31' })).toBeUndefined();
    expect([isPublished(publishedSeed(LOOP)!), isPublished(secretSeed('s', LOOP)), isPublished('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('settings', () => {
  test('the settings of a day are pinned', () => {
    expect(settingOf(LOOP)).toMatchInlineSnapshot(`
      {
        "options": {
          "agents": [
            "cztwyzzek",
            "mrtime",
          ],
          "difficulty": "year",
          "mode": "ultramachina",
        },
        "seats": 2,
      }
    `);
    expect(settingOf(TESSERACT)).toMatchInlineSnapshot(`
      {
        "options": {
          "base": "D",
          "consent": "auto",
        },
        "seats": 2,
      }
    `);
  });

  test.each([
    ['loop', 60],
    ['tesseract', 24],
  ] as const)('%s: the rules take every setting, and all of them come in %i days', (game, days) => {
    const rules = gameById(game)!;
    const seen = Array.from({ length: days }, (_, i) => {
      const challenge = { date: dateOf(DAY + i), game };
      const { options, seats } = settingOf(challenge);
      const parsed = parseOptions(rules.options, options, 'options') as object;
      const { header } = new Match(rules, { options: parsed, seats, seed: 'x' }).log({});
      expect(header.options).toEqual(options);
      return JSON.stringify(options);
    });
    expect(new Set(seen).size).toBe(days);
    expect(settingOf({ date: dateOf(DAY + days), game })).toEqual(settingOf({ date: dateOf(DAY), game }));
  });
});

/** A match of a challenge, given up after some answers. */
function played(challenge: DailyDate, seed: string, answers = 8): MatchLog {
  const rules = gameById(challenge.game)!;
  const { options, seats } = settingOf(challenge);
  const parsed = parseOptions(rules.options, options, 'options') as object;
  const match = new Match(rules, { options: parsed, seats, seed });
  for (let i = 0; i < answers && match.decider !== undefined; i++)
    match.submit(match.decider, rules.legalMoves(match.state, match.decider)[0]);
  for (const seat of [0, 1]) if (match.decider !== undefined) match.leave(seat);
  return match.log({});
}

describe('results', () => {
  test.each([LOOP, TESSERACT])('a match of $game is read from its last position', challenge => {
    const rules = gameById(challenge.game)!;
    const log = played(challenge, secretSeed('secret', challenge));
    const { match, fairness } = verify(rules, log);
    expect(fairness).toBe('fair');
    const outcome = rules.outcome(match.state)!;
    const result = resultOf(challenge.game, rules.notation.formatPosition(match.state), outcome);
    expect(result).toMatchObject({ isWon: false, turns: expect.any(Number), progress: 0 });
    expect(rules.endings[result.reason]).toBe('lost');
  });

  test('a position that cannot be read has no turns', () => {
    expect(resultOf('loop', '', { winners: [0], reason: 'VICTORY' })).toEqual({
      ...{ isWon: true, reason: 'VICTORY', turns: 0, progress: 0 },
    });
  });

  test('order: won at the first try, won later, fewer turns; then lost by progress, turns and try', () => {
    const won = (turns: number) => ({ isWon: true, turns, progress: DAILY_GOALS.tesseract });
    const lost = (progress: number, turns: number) => ({ isWon: false, turns, progress });
    const order = [
      rankOf(won(10), true),
      rankOf(won(11), true),
      rankOf(won(5000), true),
      rankOf(won(3), false),
      rankOf(won(9), false),
      rankOf(lost(23, 999), true),
      rankOf(lost(20, 12), true),
      rankOf(lost(20, 12), false),
      rankOf(lost(20, 11), true),
      rankOf(lost(0, 0), true),
      rankOf(lost(0, 0), false),
    ];
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(new Set(order).size).toBe(order.length);
  });
});

describe('a log', () => {
  const seed = secretSeed('secret', LOOP);
  const log = played(LOOP, seed);
  const about = (changes: Partial<MatchLog['header']>, entries = log.entries): string | undefined =>
    complaintAbout({ header: { ...log.header, ...changes }, entries }, LOOP, seed);

  test('of the challenge is taken', () => {
    expect(about({})).toBeUndefined();
  });

  test('of anything else is refused in a sentence', () => {
    expect(complaintAbout(log, TESSERACT, seed)).toMatch(/one of loop/);
    expect(about({ seed: secretSeed('other', LOOP) })).toMatch(/another seed/);
    expect(about({ numbers: 'given' })).toMatch(/do not come from the seed/);
    expect(about({ promised: { fresh: 1, seed: 'x' } })).toMatch(/do not come from the seed/);
    expect(about({ position: '{}' })).toMatch(/set-up/);
    expect(about({ seats: 3 })).toMatch(/2 seats, not 3/);
    expect(about({ options: {} })).toMatch(/other options/);
    const [first, ...rest] = log.entries;
    expect(about({}, [{ ...first!, fresh: 1 }, ...rest])).toMatch(/taken back/);
  });
});
