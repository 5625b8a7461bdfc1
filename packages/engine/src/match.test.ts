import { describe, expect, test } from 'vitest';
import { hiddenDice } from '../test/hiddenDice.ts';
import {
  decode,
  digest,
  encode,
  FormatError,
  IllegalMove,
  Match,
  type MatchLog,
  parseLog,
  publicLog,
  publicPosition,
  replay,
  scriptedChance,
  verify,
} from './index.ts';
import { sealOf } from './seal.ts';

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
        numbers: 'given',
        chance: [7, 3],
      },
      entries: [
        { seat: 0, move: 'roll', chance: [5] },
        { seat: 0, move: 'hold', chance: [] },
        { seat: 1, move: 'roll', chance: [6] },
      ],
      seal: { start: digest(match.stateAt(0)), end: digest(match.state), log: expect.any(String) },
    });
  });

  test('never puts the seed into a state or a view', () => {
    const match = new Match(hiddenDice, { options: { target: 4 }, seats: 2, seed: 'canary-4711' });
    match.submit(0, 'roll');
    const seen = [
      match.state,
      ...[0, 1, 'watcher' as const].map(viewer => match.game.view(match.state, viewer)),
    ];
    expect(encode(seen)).not.toContain('canary');
  });

  test('changes nothing and draws nothing for a refused answer', () => {
    const match = hidden(7, 3, 5);
    const before = digest([match.state, match.log()]);
    expect(() => match.submit(1, 'roll')).toThrow(IllegalMove);
    expect(() => match.submit(0, 'hold')).toThrow('E_NOT_NOW (H-3)');
    expect(digest([match.state, match.log()])).toBe(before);
    match.submit(0, 'roll');
    expect(match.log().entries).toHaveLength(1);
  });

  test('plays an answer in notation, refuses it with its clause, or throws for malformed text', () => {
    const match = hidden(7, 3, 5);
    expect(match.answer(1, 'roll')).toEqual({ refused: { clause: 'H-2', code: 'E_NOT_YOUR_TURN' } });
    expect(() => match.answer(0, 'jump')).toThrow('"jump" is none of');
    expect(match.length).toBe(0);
    expect(match.answer(0, 'roll')).toMatchObject({ events: [{ type: 'rolled' }] });
    expect(match.entries).toEqual([{ seat: 0, move: 'roll', chance: [5] }]);
  });

  test('rolls back an answer whose draw fails, and the draws before it', () => {
    const twice = { ...hiddenDice, apply: rollTwice };
    const start = { options: { target: 20 }, seats: 2, seed: '' };
    const match = new Match(twice, start, scriptedChance([7, 3, 5, 9, 6]));
    const before = digest([match.state, match.log(), match.snapshot()]);
    expect(() => match.submit(0, 'roll')).toThrow('number 4 is 9, but must be 1 to 6');
    expect(digest([match.state, match.log(), match.snapshot()])).toBe(before);
    expect(match.length).toBe(0);
    const wary = new Match(twice, start, scriptedChance([7, 3, 5]));
    expect(() => wary.submit(0, 'roll')).toThrow('number 4 is needed');
    wary.submit(0, 'peek');
    expect(wary.entries).toEqual([{ seat: 0, move: 'peek', chance: [] }]);
    expect(wary.snapshot().place).toEqual([2]);
  });

  test('refuses a position for another number of seats', () => {
    const position = JSON.stringify(hidden(7, 3).state);
    const start = { options: { target: 4 }, seats: 3, seed: '', position };
    expect(() => new Match(hiddenDice, start)).toThrow('position: is one for 2 seats, but the match has 3');
    expect(new Match(hiddenDice, { ...start, seats: 2 }).decider).toBe(0);
  });

  test('refuses a wrong number of seats in a sentence', () => {
    const options = { target: 4 };
    expect(() => new Match(hiddenDice, { options, seats: 5, seed: '' })).toThrow(
      'seats: hiddenDice is played by 2 to 3, not 5',
    );
    expect(() => new Match(hiddenDice, { options, seats: Number.NaN, seed: '' })).toThrow(FormatError);
  });
});

/** The rules with two dice per roll. */
const rollTwice: typeof hiddenDice.apply = (state, seat, move, chance) => {
  const step = hiddenDice.apply(state, seat, move, chance);
  return move === 'roll' ? hiddenDice.apply(step.state, seat, move, chance) : step;
};

describe('leaving and falling back', () => {
  test('a seat may leave at any time; leaving is logged like an answer, and can be taken back', () => {
    const match = hidden(7, 3, 5);
    expect(match.leave(0).events).toEqual([{ type: 'left' }]);
    expect(match.decider).toBe(1);
    expect(match.entries).toEqual([{ seat: 0, move: 'leave', chance: [] }]);
    expect(match.undo()).toBe(true);
    expect(match.decider).toBe(0);
    match.redo();
    expect(match.history().entries).toMatchObject([{ seat: 0, move: 'leave', events: [{ type: 'left' }] }]);
    expect(digest(replay(hiddenDice, match.log()).state)).toBe(digest(match.state));
  });

  test('leave refuses a seat that left, a seat that does not exist, and a finished game', () => {
    const match = hidden(7, 3, 5);
    match.leave(1);
    expect(() => match.leave(1)).toThrow('E_NOT_SEATED');
    expect(() => match.leave(2)).toThrow('E_NOT_SEATED');
    match.leave(0);
    expect(hiddenDice.outcome(match.state)).toEqual({ winners: [], reason: 'deserted' });
    expect(match.leaveRefusal(0)).toEqual({ clause: '', code: 'E_GAME_OVER' });
    const twice = [0, 1].map(() => ({ seat: 1, move: 'leave', chance: [] }));
    expect(() => replay(hiddenDice, { header: match.header, entries: twice })).toThrow(
      'entries[1].move: leave is refused: E_NOT_SEATED',
    );
  });

  test('leaving for time has its own word in the log, and the rules receive the cause', () => {
    const match = hidden(7, 3, 5);
    match.leave(0);
    match.leave(1, 'time');
    expect(match.entries.map(({ move }) => move)).toEqual(['leave', 'leave time']);
    expect(hiddenDice.outcome(match.state)?.reason).toBe('outOfTime');
    expect(() => match.leave(1, 'time')).toThrow('E_GAME_OVER');
    expect(digest(replay(hiddenDice, parseLog(decode(encode(match.log())))).state)).toBe(digest(match.state));
    match.undo();
    expect(match.leaveRefusal(0)?.code).toBe('E_NOT_SEATED');
    match.redo();
    expect([match.length, hiddenDice.outcome(match.state)?.reason]).toEqual([2, 'outOfTime']);
  });

  test('an agreed end is logged with the seat that offered it, and undone and redone like leaving', () => {
    const match = hidden(7, 3, 5);
    match.submit(0, 'peek');
    expect(match.agree(1).events).toEqual([{ type: 'agreed' }]);
    expect(match.lastEntry).toEqual({ seat: 1, move: 'agree', chance: [] });
    expect(hiddenDice.outcome(match.state)).toEqual({ winners: [], reason: 'agreed' });
    expect(() => match.agree(0)).toThrow('E_GAME_OVER');
    expect(digest(replay(hiddenDice, match.log()).state)).toBe(digest(match.state));
    expect([match.undo(), match.decider]).toEqual([true, 0]);
    match.redo();
    expect(match.history().entries.at(-1)).toMatchObject({ move: 'agree', events: [{ type: 'agreed' }] });
  });

  test('agree refuses a seat that has left or does not exist, and a game without agreed ends', () => {
    const match = hidden(7, 3, 5);
    match.leave(1);
    expect(match.agreeRefusal(1)).toEqual({ clause: '', code: 'E_NOT_SEATED', params: { seat: 1 } });
    expect(match.agreeRefusal(0)).toBeUndefined();
    const { agree: _agree, ...teamGame } = hiddenDice;
    const team = Match.resume(teamGame, match.log());
    expect(() => team.agree(0)).toThrow('E_NO_AGREEMENT');
    const agreed = [{ seat: 0, move: 'agree', chance: [] }];
    expect(() => replay(teamGame, { header: match.header, entries: agreed })).toThrow(
      'entries[0].move: agree is refused: E_NO_AGREEMENT',
    );
  });

  test('fallback plays the default answer of the rules for the decider', () => {
    const match = hidden(7, 3, 5);
    expect(match.fallback()?.events).toEqual([{ type: 'rolled', reveals: 'all' }]);
    expect(match.lastEntry).toEqual({ seat: 0, move: 'roll', chance: [5] });
    match.leave(0);
    match.leave(1);
    expect(match.fallback()).toBeUndefined();
    expect(() => hiddenDice.fallback(match.state)).toThrow('nobody decides');
  });
});

describe('a resumed match', () => {
  const begun = (count: number) => {
    const match = new Match(hiddenDice, { options: { target: 30 }, seats: 3, seed: 'slow' });
    for (let i = 0; i < count; i++) match.fallback();
    return match;
  };

  test.each([0, 1, 7, 12])('draws the same numbers after %i answers', count => {
    const [whole, half] = [begun(15), begun(count)];
    const taken = Match.resume(hiddenDice, parseLog(decode(encode(half.log()))));
    for (let i = count; i < 15; i++) taken.fallback();
    expect(taken.log()).toEqual(whole.log());
  });

  test.each([0, 1, 7, 12])('resumes from a snapshot after %i answers as from the whole log', count => {
    const match = begun(count);
    const snapshot = decode(encode(match.snapshot())) as ReturnType<typeof match.snapshot>;
    for (let i = count; i < 14; i++) match.fallback();
    const taken = Match.resume(hiddenDice, match.log(), snapshot);
    for (const one of [match, taken]) one.fallback();
    expect(taken.log()).toEqual(match.log());
    expect(taken.undoRefusal()).toBe(match.undoRefusal());
    expect(taken.undoRefusal(15)).toBe(match.undoRefusal(15));
  });

  test('can still undo, also past a snapshot', () => {
    const match = new Match(hiddenDice, { options: { target: 30 }, seats: 2, seed: 'undo' });
    for (const move of ['roll', 'pass', 'peek'] as const) match.submit(match.decider ?? 0, move);
    match.submit(1, 'roll');
    match.submit(1, 'pass');
    const taken = Match.resume(hiddenDice, match.log(), match.snapshot());
    expect([taken.undo(), taken.undo()]).toEqual([true, false]);
    expect(taken.undoRefusal()).toBe('chanceDrawn');
  });

  test('refuses a snapshot that does not fit', () => {
    const match = begun(5);
    const snapshot = match.snapshot();
    const refusal = (change: object) => () =>
      Match.resume(hiddenDice, begun(4).log(), { ...snapshot, length: 4, ...change });
    expect(refusal({ length: 5 })).toThrow('snapshot.length: is 5, after the end of the log');
    expect(refusal({ digest: '0' })).toThrow('snapshot.digest: does not fit its state');
    expect(refusal({ place: [1, 2] })).toThrow('place: must be four words');
    expect(refusal({})).toThrow('seal.end: the log leads to another state');
  });

  test('replays given numbers as they were, then draws from the seed', () => {
    const match = new Match(
      hiddenDice,
      { options: { target: 9 }, seats: 2, seed: 'x' },
      scriptedChance([7, 3, 5]),
    );
    match.submit(0, 'roll');
    for (const snapshot of [undefined, match.snapshot()]) {
      const taken = Match.resume(hiddenDice, match.log(), snapshot);
      expect(digest(taken.state)).toBe(digest(match.state));
      taken.submit(0, 'roll');
      expect(taken.header.numbers).toBe('given');
      expect(verify(hiddenDice, taken.log()).fairness).toBe('given');
    }
  });

  test('with given numbers draws from another seed after every resume', () => {
    const start = { options: { target: 60 }, seats: 2, seed: 'x' };
    let match = new Match(hiddenDice, start, scriptedChance([7, 3]));
    const drawn: number[] = [];
    for (let i = 0; i < 12; i++) {
      match = Match.resume(hiddenDice, match.log());
      match.submit(0, 'roll');
      drawn.push(...(match.lastEntry?.chance ?? []));
    }
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });
});

describe('a sealed log', () => {
  const log = (() => {
    const match = new Match(hiddenDice, {
      options: { target: 5 },
      seats: 2,
      seed: 'seal',
      table: { title: 'Ada' },
    });
    while (match.decider !== undefined && match.length < 9) match.fallback();
    return match.log();
  })();

  test('detects every change of a byte, or the change has no meaning', () => {
    const text = encode(log);
    let found = 0;
    for (let i = 0; i < text.length; i++) {
      for (const unit of ['0', '1', '9', 'a', '"', ' ', '-', '}']) {
        const changed = text.slice(0, i) + unit + text.slice(i + 1);
        if (changed === text) continue;
        let read: MatchLog;
        try {
          read = parseLog(decode(changed));
          verify(hiddenDice, read);
        } catch (error) {
          expect(error).toBeInstanceOf(FormatError);
          found++;
          continue;
        }
        expect(encode(read), changed).toBe(text);
      }
    }
    expect(found).toBeGreaterThan(4000);
  });

  test('is played without a seal, and refused with the seal of another match', () => {
    const { seal: _seal, ...open } = log;
    expect(verify(hiddenDice, parseLog(open)).fairness).toBe('fair');
    expect(() => verify(hiddenDice, { ...log, entries: log.entries.slice(0, -1) })).toThrow('seal.end');
    const renamed = { ...log.header, table: { title: 'Bob' } };
    expect(() => verify(hiddenDice, { ...log, header: renamed })).toThrow('seal.log: does not fit');
    const forged = sealOf(log.header, log.entries, 'another', 'state');
    expect(() => verify(hiddenDice, { ...log, seal: forged })).toThrow('seal.start');
  });

  test('reports the proven fairness of its numbers', () => {
    const played = (seed: string, ...rolls: number[]) => {
      const start = { options: { target: 4 }, seats: 2, seed };
      const match = rolls.length
        ? new Match(hiddenDice, start, scriptedChance(rolls))
        : new Match(hiddenDice, start);
      match.submit(0, 'roll');
      return match.log();
    };
    expect(verify(hiddenDice, played('lot')).fairness).toBe('fair');
    expect(verify(hiddenDice, played('')).fairness).toBe('noSeed');
    const given = played('', 7, 3, 6);
    expect(verify(hiddenDice, given).fairness).toBe('given');
    const boast = { ...given.header, numbers: 'seeded' as const };
    expect(() => verify(hiddenDice, { ...given, header: boast })).toThrow('header.chance: says [7,3]');
  });
});

describe('public logs and positions', () => {
  test('contain no seed and no number, and of a peek only that it happened', () => {
    const match = new Match(
      hiddenDice,
      { options: { target: 4 }, seats: 2, seed: 'canary' },
      scriptedChance([7, 3, 5]),
    );
    match.submit(0, 'peek');
    match.submit(0, 'roll');
    const shown = { ...hiddenDice, apply: peekAloud };
    const loud = Match.resume(shown, { header: match.header, entries: match.entries });
    expect(publicLog(loud, 1).entries).toEqual([
      { seat: 0, move: 'peek', events: [{ type: 'peeked', reveals: [0] }] },
      { seat: 0, move: 'roll', events: [{ type: 'rolled', reveals: 'all' }] },
    ]);
    expect(publicLog(loud, 0).entries[0]?.events).toEqual([{ type: 'peeked', reveals: [0], card: 7 }]);
    expect(encode(publicLog(loud, 'watcher'))).not.toMatch(/canary|chance|"card"/);
    expect(JSON.parse(publicPosition(loud, 0)).cards[0]).toBe(7);
  });

  test('deal hidden cards by a seed derived from the view: equal views, equal positions', () => {
    const texts = [1, 2, 3, 4, 5, 6, 7, 8].map(card => {
      const start = { options: { target: 4 }, seats: 2, seed: '' };
      return publicPosition(new Match(hiddenDice, start, scriptedChance([card, 0])), 0);
    });
    expect(new Set(texts).size).toBe(1);
  });
});

/** The rules with an event that reveals the card of a peek. */
const peekAloud: typeof hiddenDice.apply = (state, seat, move, chance) => {
  const { state: next, events } = hiddenDice.apply(state, seat, move, chance);
  const told = move === 'peek' ? events.map(event => ({ ...event, card: state.cards[seat] })) : events;
  return { state: next, events: told };
};

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

  test('is cleared for redo by a new answer', () => {
    const match = hidden(7, 3, 2, 1);
    match.submit(0, 'roll');
    match.submit(0, 'pass');
    match.undo();
    match.submit(0, 'peek');
    expect(match.undone).toBe(0);
    expect(match.redo()).toBeUndefined();
  });

  test('stateAt rebuilds any earlier state', () => {
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
    while (match.decider !== undefined) {
      const seat = match.decider;
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

  test('from the seed detects a changed die', () => {
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

  test('names the refused part: another game, other rules, an illegal answer, missing or left-over numbers', () => {
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
  ])('refuses a malformed log by field (%#)', (value, message) => {
    expect(() => parseLog(value)).toThrow(message);
  });
});
