/** T-CARD-7: cards that may be played in a Threat phase. */
import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { packWith } from '../../../test/tesseractPacks.ts';
import { table, tower } from '../../../test/tesseractTable.ts';
import { tesseract } from '../index.ts';
import { forecastOf } from '../insight/forecast.ts';

const pack = packWith({
  'L2-01': { effect: 'threat: destroy(primed,1)' },
  'L2-02': { effect: 'both: skipPrime(1)' },
  'L2-06': { effect: 'threat: flip(otherlab,1)' },
  'C-01': { effect: 'threat: move(primed,mylab,1)' },
});
const given = {
  options: { pack },
  stacks: tower(['3443', '4444', '4444', '3443'], { '0,0': 'B1' }),
  primed: 'Y2O2',
} as const;

describe('[T-CARD-7] cards in the Threat phase', () => {
  test('cards with `threat:` are asked for before the prime, and may avert the breach', () => {
    const game = table({ ...given, hands: [['L2-01'], []], rolls: [2] });
    expect(game.legal('play')).toEqual([]);
    expect(game.whyNot('play L2-01')).toMatchObject({ clause: 'T-CARD-7', code: 'E_CARD_PHASE' });
    game.play('end');
    expect([game.decision(), game.decider(), game.state.phase, ...game.legal()]).toEqual([
      'threatCard',
      0,
      'threat',
      'play L2-01',
      'stop',
    ]);
    game.play('play L2-01', 'pick primed:O2');
    expect([game.primed(), game.state.breach, game.state.active]).toEqual(['B2 Y2', 0, 1]);
    expect(game.state.discard).toEqual(['L2-01']);
  });

  test('cards are asked for again after the prime, whose result is then known', () => {
    const game = table({ ...given, hands: [['L2-01'], []], rolls: [6] });
    game.play('end', 'stop');
    expect([game.primed(), game.decision(), game.state.turn]).toEqual(['B6 O2 Y2', 'threatCard', 1]);
    game.play('play L2-01', 'pick primed:B6');
    expect([game.primed(), game.state.active, game.decision()]).toEqual(['O2 Y2', 1, 'act']);
  });

  test('cards are not asked for if the researcher has none, or if they could have no effect', () => {
    const plain = table({ ...given, hands: [['L2-03'], []], rolls: [6] });
    plain.play('end');
    expect(plain.decision()).toBe('act');
    const empty = table({ ...given, primed: '', hands: [['L2-01'], []], rolls: [6] });
    empty.play('end');
    expect([empty.primed(), empty.decision()]).toEqual(['B6', 'threatCard']); // only after the prime
  });

  test('cards with `both:` are played in either phase; before the prime they still skip this one', () => {
    const action = table({ ...given, hands: [['L2-02'], []] });
    action.play('play L2-02', 'end');
    expect([action.primed(), action.state.active]).toEqual(['O2 Y2', 1]);
    const threat = table({ ...given, hands: [['L2-02'], []] });
    threat.play('end', 'play L2-02');
    expect([threat.primed(), threat.state.skipPrime, threat.state.active]).toEqual(['O2 Y2', 0, 1]);
  });

  test('[T-THREAT-2] cards are asked for only once with a skipped prime', () => {
    const game = table({ ...given, hands: [['L2-01', 'L2-02'], []] });
    game.play('play L2-02', 'end');
    expect([game.decision(), ...game.legal()]).toEqual(['threatCard', 'play L2-01', 'stop']);
    game.play('stop');
    expect([game.decision(), game.state.active, game.state.skipPrime, game.primed()]).toEqual([
      'act',
      1,
      0,
      'O2 Y2',
    ]);
  });

  test('[T-BREACH-2] cards never breach', () => {
    const flips = packWith({ 'L2-01': { effect: 'threat: flip(primed,1)' } });
    const game = table({
      ...given,
      options: { pack: flips },
      primed: 'Y2O2P5',
      hands: [['L2-01'], []],
      rolls: [6],
    });
    game.play('end', 'stop', 'play L2-01', 'pick primed:P5');
    expect([game.primed(), game.state.breach, game.state.active]).toEqual(['B6 O2 P2 Y2', 0, 1]);
  });

  test('cards asked for are those of the active researcher alone, and unlocked containment cards', () => {
    const other = table({ ...given, hands: [[], ['L2-01']], rolls: [6] });
    other.play('end');
    expect([other.decision(), other.state.active]).toEqual(['act', 1]);
    const containment = ['C-01 unlocked', ...[2, 3, 4, 5, 6].map(n => `C-0${n} hidden`)];
    const column = table({ ...given, containment, hands: [['L2-03'], []], rolls: [6] });
    column.play('end');
    expect(column.legal()).toEqual(['stop', 'use 1']);
    expect(column.whyNot('play L2-03')).toMatchObject({ clause: 'T-CARD-7', code: 'E_CARD_PHASE' });
    expect(column.whyNot('play L2-05')).toMatchObject({ clause: 'T-CARD-1', code: 'E_NO_CARD' });
    expect(column.whyNot('use 2')).toMatchObject({ clause: 'T-CARD-2', code: 'E_LOCKED' });
    expect(column.whyNot('remove 0,0')).toMatchObject({ code: 'E_PHASE' });
    column.play('use 1', 'pick primed:Y2');
    expect([column.lab(0), column.primed(), column.state.active]).toEqual(['Y2', 'B6 O2', 1]);
  });

  test('[T-DEC-8] a refused card returns, and is asked for again', () => {
    const game = table({ ...given, labs: ['', 'P2'], hands: [['L2-06'], []] });
    game.play('end', 'play L2-06', 'pick B:P2', 'no', 'stop');
    expect([game.decision(), game.state.hands[0]]).toEqual(['threatCard', ['L2-06']]);
  });

  test('[T-THREAT-1] the loss by an empty Tesseract comes before any card', () => {
    const game = table({ options: { pack }, primed: 'Y2', hands: [['L2-01'], []] });
    game.play('end');
    expect(game.outcome()?.reason).toBe('empty');
  });

  test('[T-DEC-4] the fallback plays no card', () => {
    const game = table({ ...given, hands: [['L2-01'], []] });
    game.play('end');
    expect(tesseract.fallback(game.state)).toEqual({ type: 'stop' });
  });

  test('a position with the question round-trips, and one that asks for nothing is refused', () => {
    const game = table({ ...given, hands: [['L2-01'], []], rolls: [6] });
    game.play('end');
    const again = table({ ...JSON.parse(game.position()), options: { pack }, rolls: [6] });
    expect([again.decision(), ...again.legal()]).toEqual([game.decision(), ...game.legal()]);
    again.play('play L2-01');
    expect(() => table({ ...JSON.parse(again.position()), options: { pack } })).not.toThrow();
    const idle = { ...JSON.parse(game.position()), hands: [[], []] };
    expect(() => table({ ...idle, options: { pack } })).toThrow('pending[0]');
  });

  test('the forecast of an Action phase ignores such a card', () => {
    const game = table({ ...given, hands: [['L2-01'], []] });
    expect(forecastOf(game.state).cells).toEqual([0]);
  });

  test('a determinization asks for cards too', () => {
    const game = table({ ...given, hands: [['L2-01'], []] });
    game.play('end');
    const world = tesseract.determinize(game.view, seededChance('world'));
    expect(tesseract.legalMoves(world, 0)).toEqual(tesseract.legalMoves(game.state, 0));
  });
});
