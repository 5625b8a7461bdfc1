import { digest, seededChance } from '@tessera/engine';
import {
  type Action,
  actionKind,
  actionType,
  C,
  DROP,
  formatAction,
  type RiftState,
  type RiftView,
  rift,
  takesTesseract,
} from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import {
  canWinNow,
  hangsTesseract,
  legalActions,
  position,
  visitRandomPlay,
  winsInThree,
} from '../../test/positions.ts';
import type { Limits, ThinkRequest, Thought } from '../bot.ts';
import { alphaBetaBot } from './alphabeta.ts';

const OPENING = '2h4t7/4p3v1s4/15/15/15/3x7x3/15/15/15/3X7X3/15/15/15/4S1V3P4/7T4H2 w SRC3H2Gsrc3h2g p 0 0';

const think = (
  state: RiftState,
  limits: Limits,
  more: Partial<ThinkRequest<RiftView, Action>> = {},
  bot = alphaBetaBot(),
): Promise<Thought<Action>> =>
  bot.think({
    view: rift.view(state, state.side),
    seat: state.side,
    chance: seededChance('test'),
    limits,
    ...more,
  });

describe('alphabeta: play', () => {
  test('[R-END-1] takes a Tesseract when it can', async () => {
    const state = position('15/15/15/15/15/15/15/15/15/3sc10/1X1t11/3R11/15/5H9/T14 w - p 0 0');
    const { move, chance } = await think(state, { nodes: 100 });
    expect(takesTesseract(state, move)).toBe(true);
    expect(chance).toBe(1);
  });

  test('[R-TURN-4] does not leave its Tesseract hanging if it can help it', async () => {
    const dangers: RiftState[] = [];
    visitRandomPlay({}, 8, 'hanging', state => {
      if (dangers.length < 30 && state.ply % 3 === 0 && !canWinNow(state)) dangers.push(rift.copy(state));
    });
    for (const state of dangers) {
      const { move } = await think(state, { nodes: 400 });
      const isLost =
        hangsTesseract(state, move) && legalActions(state).some(one => !hangsTesseract(state, one));
      expect([rift.notation.formatPosition(state), formatAction(move), isLost]).toContain(false);
    }
  });

  test('[R-BENT-5] takes a Tesseract around a corner, and leaves none hanging there, where that is allowed', async () => {
    const on = { turningPointCapture: true };
    const attack = position('14c/15/15/15/15/15/15/7P1t5/15/15/15/15/15/15/T14 w - p 0 0', on);
    expect(takesTesseract(attack, (await think(attack, { nodes: 100 })).move)).toBe(true);
    const defence = position('14c/15/15/15/15/15/15/7P1t5/15/15/15/15/15/15/T14 b - p 0 0', on);
    expect(hangsTesseract(defence, (await think(defence, { nodes: 400 })).move)).toBe(false);
  });

  test('[R-END-3] wins by immobilising a Tesseract whose Cylinder is left, where that wins', async () => {
    const state = position('14t/15/15/15/15/15/3C8s2/15/15/15/15/15/15/hv13/T3h10 b - p 0 0', {
      endgameImmobilisation: true,
    });
    const { move } = await think(state, { nodes: 400 });
    expect(formatAction(move)).toBe('He1-b1');
  });

  test('finds a win in three plies', async () => {
    const state = position(
      '11t1v1/7v1Tv2p1/9v5/2R1v10/7x5r1/12X2/15/6x7P/2ggV10/7S2X1C2/5SH5V2/10I4/4GGV3I4/s3i5H4/4i10 b - p 44 107',
    );
    const { move, chance } = await think(state, { nodes: 20_000 });
    expect(winsInThree(state, move)).toBe(true);
    expect(chance).toBe(1);
  });

  test('solves for threats before it searches, and reports the whole line of a forced capture', async () => {
    const state = position(
      '11t1v1/7v1Tv2p1/9v5/2R1v10/7x5r1/12X2/15/6x7P/2ggV10/7S2X1C2/5SH5V2/10I4/4GGV3I4/s3i5H4/4i10 b - p 44 107',
    );
    const { line, chance, depth } = await think(state, { nodes: 8000 });
    expect([chance, depth, line.length]).toEqual([1, 3, 3]);
    for (const move of line) rift.play(state, state.side, move, seededChance('none'));
    expect(state).toMatchObject({ winner: 1, reason: 'capture' });
  });

  test('[R-END-7] takes the Tesseract when ahead, rather than wait for the count', async () => {
    const state = position(
      '9I1p3/h8I5/8h6/15/15/3X7x3/15/8VV5/2I11v/2Ix3X7/14s/7V6h/t2H11/2gg2H8/2T12 b srchg p 24 59',
      { stallLimit: 28 },
    );
    const byHunt = await think(state, { nodes: 8000 });
    const bySearch = await think(state, { depth: 3 });
    expect([byHunt.chance, bySearch.chance]).toEqual([1, 1]); // a win by the count is never certain
  });

  test('[R-END-7] risks a reserve pawn when behind, rather than wait for the count', async () => {
    const text = '13p1/t11i2/12i2/s12gg/r14/15/15/7S7/5H9/15/15/15/15/1V13/T14';
    const risks = async (quiet: number): Promise<boolean> => {
      const state = position(`${text} w C p ${quiet} 120`, { stallLimit: 100 });
      const { move } = await think(state, { nodes: 4000 });
      return actionType(move) === DROP;
    };
    expect(await risks(10)).toBe(false);
    expect(await risks(98)).toBe(true);
  });

  test('[R-END-6] never answers with a move that would repeat a position for the third time', async () => {
    const state = position('t14/1v13/15/15/15/15/15/15/15/15/15/15/15/13V1/14T w - p 0 0');
    for (let ply = 0; ply < 60 && state.phase === 'p'; ply++) {
      const { move } = await think(state, { nodes: 60 });
      expect(rift.check(state, state.side, move)).toBeUndefined();
      rift.play(state, state.side, move, seededChance('none'));
    }
    expect(state.twice.length).toBeGreaterThan(0);
  });

  test('[R-RES-6] obeys the forced drop', async () => {
    const state = position('14t/15/15/15/15/15/12s2/7X7/15/15/4H10/15/15/hv13/Th13 w CH p 0 0');
    const { move } = await think(state, { nodes: 2000 });
    expect([actionType(move), actionKind(move)]).toEqual([DROP, C]);
    expect(rift.check(state, 0, move)).toBeUndefined();
  });
});

describe('alphabeta: search', () => {
  test('gives the same thought for the same seed and node budget', async () => {
    const state = position(OPENING);
    expect(await think(state, { nodes: 3000 })).toEqual(await think(state, { nodes: 3000 }));
  });

  test('does not change the state, and reports its thoughts', async () => {
    const state = position(OPENING);
    const before = digest(state);
    const thoughts: Thought<Action>[] = [];
    const last = await think(state, { nodes: 5000 }, { onThought: one => thoughts.push(one) });
    expect(digest(state)).toBe(before);
    expect(thoughts.at(-1)?.move).toBe(last.move);
    const depths = thoughts.map(one => one.depth ?? 0);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect(depths.at(-1)).toBeGreaterThanOrEqual(3);
    for (const { chance, line, move } of thoughts) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(line[0]).toBe(move);
    }
  });

  test('reports a legal principal variation', async () => {
    const { line } = await think(position(OPENING), { nodes: 5000 });
    const state = position(OPENING);
    for (const move of line) {
      expect(rift.check(state, state.side, move)).toBeUndefined();
      rift.play(state, state.side, move, seededChance('none'));
    }
    expect(line.length).toBeGreaterThan(1);
  });

  test('searches no deeper than its limit', async () => {
    expect((await think(position(OPENING), { depth: 2 })).depth).toBe(2);
  });

  test('keeps to its time, and has a move even after a millisecond', async () => {
    const state = position(OPENING);
    for (const ms of [1, 60]) {
      let time = 0;
      const { move } = await think(state, { ms }, {}, alphaBetaBot({ now: () => time++ }));
      expect(time).toBeLessThan(ms + 10);
      expect(rift.check(state, 0, move)).toBeUndefined();
    }
  });

  test('answers an abort with the best move so far', async () => {
    const state = position(OPENING);
    const stop = new AbortController();
    const onThought = () => stop.abort();
    const { move, depth } = await think(state, { depth: 99 }, { signal: stop.signal, onThought });
    expect(depth).toBe(1);
    expect(rift.check(state, 0, move)).toBeUndefined();
  });

  test('has a move even when it is aborted before it starts', async () => {
    const state = position(OPENING);
    const { move } = await think(state, {}, { signal: AbortSignal.abort() });
    expect(rift.check(state, 0, move)).toBeUndefined();
  });

  test('searches two games at the same time', async () => {
    const state = position(OPENING);
    const alone = await think(state, { nodes: 2000 });
    const both = await Promise.all([think(state, { nodes: 2000 }), think(state, { nodes: 2000 })]);
    expect(both).toEqual([alone, alone]);
  });
});
