import { describe, expect, test } from 'vitest';
import { hiddenDice } from '../test/hiddenDice.ts';
import {
  decode,
  digest,
  encode,
  FormatError,
  IllegalMove,
  Match,
  parseLog,
  replay,
  scriptedChance,
} from './index.ts';

const hidden = (...rolls: number[]) =>
  new Match(hiddenDice, { options: { target: 4 }, seats: 2, seed: 'table' }, scriptedChance(rolls));

describe('a match', () => {
  test('keeps a log of answers and drawn numbers, set-up included', () => {
    const match = hidden(7, 3, 5, 6);
    match.submit(0, 'roll');
    match.submit(0, 'hold');
    match.submit(1, 'roll');
    expect(match.log()).toEqual({
      header: {
        game: 'hiddenDice',
        rulesVersion: 1,
        options: { target: 4 },
        seats: 2,
        seed: 'table',
        chance: [7, 3],
      },
      entries: [
        { seat: 0, move: 'roll', chance: [5] },
        { seat: 0, move: 'hold', chance: [] },
        { seat: 1, move: 'roll', chance: [6] },
      ],
    });
  });

  test('the seed enters no state and no view', () => {
    const match = new Match(hiddenDice, { options: { target: 4 }, seats: 2, seed: 'canary-4711' });
    match.submit(0, 'roll');
    const seen = [
      match.state,
      ...[0, 1, 'watcher' as const].map(viewer => match.game.view(match.state, viewer)),
    ];
    expect(encode(seen)).not.toContain('canary');
  });

  test('a refused answer changes nothing and draws nothing', () => {
    const match = hidden(7, 3, 5);
    const before = digest([match.state, match.log()]);
    expect(() => match.submit(1, 'roll')).toThrow(IllegalMove);
    expect(() => match.submit(0, 'hold')).toThrow('E_NOT_NOW (H-3)');
    expect(digest([match.state, match.log()])).toBe(before);
    match.submit(0, 'roll');
    expect(match.log().entries).toHaveLength(1);
  });

  test('the wrong number of seats is a sentence', () => {
    const options = { target: 4 };
    expect(() => new Match(hiddenDice, { options, seats: 5, seed: '' })).toThrow(
      'seats: hiddenDice is played by 2 to 3, not 5',
    );
    expect(() => new Match(hiddenDice, { options, seats: Number.NaN, seed: '' })).toThrow(FormatError);
  });
});

describe('undo', () => {
  test('stops at a roll, at a reveal to one seat, and at the beginning, and says why', () => {
    const match = hidden(7, 3, 2);
    expect(match.undoRefusal()).toBe('nothingToUndo');
    match.submit(0, 'roll');
    expect(match.undoRefusal()).toBe('chanceDrawn');
    match.submit(0, 'peek');
    expect(match.undoRefusal()).toBe('hiddenRevealed');
    expect(match.undo()).toBe(false);
    match.submit(0, 'pass');
    expect(match.undoRefusal()).toBeUndefined();
    const after = digest(match.state);
    expect(match.undo()).toBe(true);
    expect(match.undone).toBe(1);
    expect(match.length).toBe(2);
    match.redo();
    expect(digest(match.state)).toBe(after);
    expect(match.redo()).toBeUndefined();
  });

  test('a new answer forgets what was taken back', () => {
    const match = hidden(7, 3, 2, 1);
    match.submit(0, 'roll');
    match.submit(0, 'pass');
    match.undo();
    match.submit(0, 'peek');
    expect(match.undone).toBe(0);
    expect(match.redo()).toBeUndefined();
  });

  test('any earlier state can be looked at', () => {
    const match = hidden(7, 3, 2);
    const first = digest(match.state);
    match.submit(0, 'roll');
    match.submit(0, 'pass');
    expect(digest(match.stateAt(0))).toBe(first);
    expect(digest(match.stateAt(2))).toBe(digest(match.state));
  });
});

describe('replay', () => {
  const played = () => {
    const match = new Match(hiddenDice, { options: { target: 6 }, seats: 3, seed: 'replayed' });
    while (match.game.toAct(match.state).length > 0) {
      const seat = match.game.toAct(match.state)[0] as number;
      const legal = match.game.legalMoves(match.state, seat);
      match.submit(seat, legal[0] as (typeof legal)[number]);
    }
    return match;
  };

  test('gives the same state from the recorded numbers and from the seed', () => {
    const match = played();
    const log = parseLog(decode(encode(match.log())));
    expect(digest(replay(hiddenDice, log).state)).toBe(digest(match.state));
    expect(digest(replay(hiddenDice, log, 'seeded').state)).toBe(digest(match.state));
  });

  test('a die changed by hand is found by the seed', () => {
    const log = played().log();
    const index = log.entries.findIndex(entry => entry.chance.length > 0);
    const forged = {
      ...log,
      entries: log.entries.map((entry, i) =>
        i === index ? { ...entry, chance: [((entry.chance[0] as number) % 6) + 1] } : entry,
      ),
    };
    expect(() => replay(hiddenDice, forged, 'seeded')).toThrow(`entries[${index}].chance: says`);
  });

  test('another game, other rules, an illegal answer, missing and left-over numbers are refused by name', () => {
    const log = played().log();
    expect(() => replay(hiddenDice, { ...log, header: { ...log.header, game: 'rift' } })).toThrow(
      'header.game: is rift',
    );
    expect(() => replay(hiddenDice, { ...log, header: { ...log.header, rulesVersion: 2 } })).toThrow(
      'cannot be replayed',
    );
    const wrongSeat = { ...log, entries: [{ seat: 2, move: 'roll', chance: [1] }] };
    expect(() => replay(hiddenDice, wrongSeat)).toThrow(
      'entries[0].move: roll is refused: E_NOT_YOUR_TURN (H-2)',
    );
    const noMove = { ...log, entries: [{ seat: 0, move: 'jump', chance: [] }] };
    expect(() => replay(hiddenDice, noMove)).toThrow('"jump" is none of');
    expect(() => replay(hiddenDice, { ...log, entries: [{ seat: 0, move: 'roll', chance: [] }] })).toThrow(
      'chance',
    );
    expect(() => replay(hiddenDice, { ...log, header: { ...log.header, chance: [1] } })).toThrow('chance');
    const leftOver = { ...log, entries: [{ seat: 0, move: 'roll', chance: [3, 4] }] };
    expect(() => replay(hiddenDice, leftOver)).toThrow('entries[0].chance: says [3,4]');
  });

  test.each([
    [null, 'log: must be an object'],
    [{}, 'header: must be an object'],
    [{ header: {}, entries: [] }, 'header.game: must be a text'],
    [{ header: { ...played().header, seats: 'two' }, entries: [] }, 'header.seats: must be a whole number'],
    [{ header: played().header, entries: {} }, 'entries: must be a list'],
    [{ header: played().header, entries: [7] }, 'entries[0]: must be an object'],
    [
      { header: played().header, entries: [{ seat: 0, move: 'roll', chance: ['1'] }] },
      'entries[0].chance[0]: must be a whole',
    ],
  ])('a log of the wrong shape is refused by field (%#)', (value, message) => {
    expect(() => parseLog(value)).toThrow(message);
  });
});
