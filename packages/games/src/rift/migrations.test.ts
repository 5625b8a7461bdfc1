/** Logs and records of version 1, where `repetition` was 0 or 3 and nothing was forbidden. */
import { Match, type MatchLog, replay, verify } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../test/riftTable.ts';
import { formatRecord, parseRecord, rift } from './index.ts';

const POSITION = '1p13/14t/15/15/15/15/15/15/15/15/4T10/15/15/15/P14 w - p 0 0';
const DANCE = ['Te5-e6', 'To14-o13', 'Te6-e5', 'To13-o14', 'Te5-e6', 'To14-o13', 'Te6-e5', 'To13-o14'];

/** A match as version 1 wrote it. */
const old = (options: object, moves = DANCE): MatchLog => ({
  header: {
    game: 'rift',
    rulesVersion: 1,
    options: { ...options },
    seats: 2,
    seed: '',
    numbers: 'seeded',
    position: POSITION,
    chance: [],
  },
  entries: moves.map((move, i) => ({ seat: i % 2, move, chance: [] })),
});

describe('logs of older rules', () => {
  test('[R-END-6] logs of version 1 end where they ended', () => {
    const read = replay(rift, old({}));
    expect(rift.outcome(read.state)?.reason).toBe('repetition');
    expect(read.header).toMatchObject({ rulesVersion: 3, options: { repetition: 'adjudicated' } });
    expect(replay(rift, old({ repetition: 3 })).state).toEqual(read.state);
  });

  test('[R-END-6] logs with repetition 0 go on after any number of repetitions', () => {
    const match = Match.resume(rift, old({ repetition: 0, stallLimit: 50 }, [...DANCE, ...DANCE]));
    expect(match.options).toEqual(optionsOf({ repetition: 'off', stallLimit: 50 }));
    expect(rift.outcome(match.state)).toBeUndefined();
    expect(match.fallback()).toBeDefined();
  });

  test('[R-BENT-5] [R-END-3] logs of version 2 go on without the two newest options', () => {
    const second = old({ stallLimit: 50 }, DANCE.slice(0, 7));
    const read = replay(rift, { ...second, header: { ...second.header, rulesVersion: 2 } });
    expect(read.header).toMatchObject({ rulesVersion: 3, options: { stallLimit: 50 } });
    expect(read.state.options).toEqual(optionsOf({ stallLimit: 50 }));
    expect(read.state.reason).toBeNull();
  });

  test('logs of older rules can be resumed, but are no longer proved; unknown versions are refused in words', () => {
    expect(() => verify(rift, old({}))).toThrow('header.rulesVersion: is 1, but these rules are version 3');
    const future = { ...old({}), header: { ...old({}).header, rulesVersion: 99 } };
    expect(() => replay(rift, future)).toThrow('header.rulesVersion: is 99');
    expect(() => replay(rift, old({ repetition: 2 }))).toThrow('options.repetition: must be one of');
  });
});

describe('records of older rules, which carry no version', () => {
  const record = (options: string, reason: string): MatchLog => {
    const result = reason === '*' ? null : ({ winner: 1, reason: 'repetition' } as const);
    return parseRecord(formatRecord(old({}), result).replace(/\[Options .*\]/, `[Options "${options}"]`)).log;
  };
  test.each([
    ['{}', 'repetition', 'adjudicated'],
    ['{"repetition":3}', '*', 'adjudicated'],
    ['{"repetition":0}', '*', 'off'],
    ['{}', '*', undefined],
    ['{"repetition":"off"}', 'repetition', 'off'],
  ])('[R-END-6] %s, ended by %s', (options, reason, repetition) => {
    expect(record(options, reason).header.options).toEqual(repetition ? { repetition } : {});
  });

  test('[R-END-6] records replay a game that ended by repetition to its end', () => {
    expect(rift.outcome(replay(rift, record('{}', 'repetition')).state)?.reason).toBe('repetition');
    expect(() => replay(rift, record('{}', '*'))).toThrow(/^entries\[7\]\.move: .*R-END-6/);
  });
});
