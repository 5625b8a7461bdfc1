import { digest, Match, type MatchLog, replay, verify } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../test/quantumTable.ts';
import { quantum } from './index.ts';

/**
 * A match of version 1, to the last seat, with a Gambit and two seats that left: answers, and after = the
 * numbers drawn.
 */
const ENTRIES = `
  0 keep = 1 4 3; 1 reroll = 1 2 4 6 6 2; 2 reroll = 6 6 4; 1 ships 13,11 14,10 12,10;
  2 ships 2,10 1,11 0,10;
  0 ships 8,1 6,1 7,2 = 7 18 16 21 12 5 13 9 11 4 18 7 14 6 12 9 7 6 3 2 0 9 7 6 4 3 3 0 0 1 5 5 2 8 4 9 2 9 12 11 5 0 7 4 3 6 2 3 3 1 0;
  1 modify b3 5; 1 research; 1 move b2 14,9; 1 research; 1 end; 2 research; 2 research;
  2 reconfigure c2 = 4; 2 modify c3 3; 2 modify c2 3; 2 end; 0 research; 0 move a1 9,3; 2 leave;
  0 research; 0 warp a1 a2; 0 warp a3 a2; 0 modify a2 5; 0 end; 1 research; 1 move b3 11,11;
  1 research; 1 end; 0 move a2 5,3; 0 research; 0 research; 0 warp a3 a2; 0 end; 1 move b2 12,9;
  1 reconfigure b3 = 3; 1 move b3 11,10; 1 end; 0 research; 0 move a2 6,5; 0 warp a1 a3;
  0 move a1 4,5; 0 warp a3 a2; 0 end; 0 take aggression; 1 research; 1 leave;`;
/** The end of its seal. */
const END = 'baf6cca532579f39';

const entries = ENTRIES.split(';')
  .map(one => one.trim())
  .filter(Boolean)
  .map(one => {
    const [move = '', drawn] = one.slice(2).split(' = ');
    return { seat: Number(one[0]), move, chance: drawn?.split(' ').map(Number) ?? [] };
  });
const old: MatchLog = {
  header: {
    game: 'quantum',
    rulesVersion: 1,
    options: { map: 's3-delta', turnLimit: 60 },
    seats: 3,
    seed: 'past 219',
    numbers: 'seeded',
    chance: [3, 4, 3],
  },
  entries,
};

type Played = readonly [seat: number, move: string, ...chance: number[]];

describe('logs of older rules', () => {
  test('[Q-ADV-3] logs of version 1 replay to the state they were sealed with', () => {
    for (const numbers of ['recorded', 'seeded'] as const)
      expect(digest(replay(quantum, old, numbers).state)).toBe(END);
  });

  test('can be resumed, but are no longer proved', () => {
    const begun = { ...old, entries: entries.slice(0, 20) };
    expect(Match.resume(quantum, begun).header.rulesVersion).toBe(2);
    expect(() => verify(quantum, begun)).toThrow('header.rulesVersion: is 1, but these rules are version 2');
  });

  test('[Q-ADV-3] logs of older rules are refused if they start in the middle of a Gambit, or are of an unknown version', () => {
    const game = table({ seats: [{ research: 6 }, {}], cubes: { '1,1': 'a' }, rolls: [3] });
    const at = (): MatchLog => ({
      ...old,
      header: { ...old.header, seats: 2, options: {}, chance: [], position: game.position() },
      entries: [],
    });
    expect(Match.resume(quantum, at()).decider).toBe(0);
    game.play('end', 'take expansion');
    expect(() => replay(quantum, at())).toThrow('header.rulesVersion: is 1, but these rules are version 2');
    const future = { ...old, header: { ...old.header, rulesVersion: 99 } };
    expect(() => replay(quantum, future)).toThrow('header.rulesVersion: is 99');
  });

  /** A duel beside a third seat: the attacker may redo the roll of the ship that Dangerous destroys. */
  const fight = (...moves: readonly Played[]): MatchLog => {
    const game = table({
      map: ['8a 7 9', '7 8 7', '9c 7 8b'],
      seats: [{ ships: '4@3,3', cards: 'scrappy' }, { ships: '3@3,2', cards: 'dangerous' }, {}],
    });
    const start = { ...old.header, options: {}, chance: [], position: game.position() };
    return { header: start, entries: moves.map(([seat, move, ...chance]) => ({ seat, move, chance })) };
  };
  const ATTACK: Played = [0, 'attack a1 3,2 from 3,3'];
  const USE: Played = [1, 'use', 2];
  const REFUSED = 'header.rulesVersion: is 1, but these rules are version 2';

  test('[Q-WIN-7] [Q-RNG-1] logs of older rules are refused if a rival who left cut a roll short, which would show another face now', () => {
    const cut = fight(ATTACK, USE, [1, 'leave'], [0, 'reconfigure a1', 2]);
    expect(() => replay(quantum, cut)).toThrow(REFUSED);
    const onTime = fight(ATTACK, USE, [1, 'leave time']);
    expect(() => replay(quantum, onTime)).toThrow(REFUSED);
  });

  test('[Q-WIN-7] logs of older rules are accepted if leaving changes no die in use', () => {
    const kept = fight(ATTACK, USE, [0, 'keep', 5], [1, 'leave'], [0, 'reconfigure a1', 2], [0, 'keep']);
    expect(replay(quantum, kept).state.faces[0]).toBe(3);
    const attacker = fight(ATTACK, USE, [0, 'leave']);
    expect(replay(quantum, attacker).state.turn.active).toBe(1);
    const third = fight(ATTACK, USE, [2, 'leave'], [0, 'keep', 5]);
    expect(replay(quantum, third).state.faces[0]).toBe(2);
    const last = fight(ATTACK, USE, [2, 'leave'], [1, 'leave']);
    expect(replay(quantum, last).state.outcome).toMatchObject({ reason: 'resign', winners: [0] });
  });

  test('logs with a fault are refused by their replay, which names it', () => {
    const wrong = fight([0, 'attack a1 3,2 from 9,9'], [1, 'leave']);
    expect(() => replay(quantum, wrong)).toThrow('entries[0]');
  });
});
