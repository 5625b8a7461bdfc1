import { noChance } from '@tessera/engine';
import { pick, randomGame } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/loopTable.ts';
import { loopVariants } from '../../../test/loopVariants.ts';
import { answer, VERB } from '../answer.ts';
import { loop } from '../index.ts';
import { MISSIONS } from '../missions.ts';
import { copyState } from '../state.ts';
import { HOLE, type LoopEvent, type LoopState } from '../types.ts';
import { viewOf } from '../view.ts';
import { cyclesOf } from './cycles.ts';
import { loopPreview } from './loopPreview.ts';
import { missionState, missionStates } from './missionState.ts';
import { threatsOf } from './threats.ts';

/** Positions with an action to decide, from random games. */
function* actions(games: number, seed: string): Generator<LoopState> {
  for (const [i, variant] of loopVariants(games, seed).entries()) {
    const { match, chance } = randomGame(loop, variant, `${seed} ${i}`);
    for (let moves = 0; moves < 250 && !match.state.outcome; moves++) {
      if (viewOf(match.state).decision?.kind === 'action') yield match.state;
      const seat = loop.decider(match.state) as number;
      match.submit(seat, pick(chance, loop.legalMoves(match.state, seat)));
    }
  }
}

const mission = (id: string): number => MISSIONS.findIndex(row => row.id === id);

describe('preview of a LOOP', () => {
  test('shows what the LOOP then does', () => {
    let done = 0;
    for (const state of actions(24, 'preview')) {
      for (let dimension = 0; dimension <= HOLE; dimension++) {
        const preview = loopPreview(viewOf(state), dimension);
        const given = answer(VERB.loop, dimension);
        if (dimension < HOLE)
          expect(preview.refusal).toEqual(loop.check(state, loop.decider(state) ?? 0, given));
        if (preview.refusal) continue;
        const events: LoopEvent[] = [];
        const after = copyState(state);
        loop.play(after, loop.decider(state) ?? 0, given, noChance, events);
        if (viewOf(after).decision?.kind === 'lastDamage')
          loop.play(after, loop.decider(after) ?? 0, answer(VERB.yes), noChance, events);
        const laser = events.findIndex(({ type }) => type === 'centrifugeDestroyed');
        const own = laser < 0 ? events : events.slice(0, laser + 1);
        expect(preview.readies).toEqual(own.flatMap(e => (e.type === 'readied' ? [e.card] : [])));
        expect(preview.missions).toEqual(own.flatMap(e => (e.type === 'damage' ? [e.mission] : [])));
        expect(preview.centrifuge?.token).toBe(
          own.flatMap(e => (e.type === 'centrifugeDamage' ? [e.centrifuge] : []))[0],
        );
        expect(preview.centrifuge?.isDestroyed ?? false).toBe(laser >= 0);
        expect(own.find(e => e.type === 'looped')).toMatchObject({ cost: preview.cost });
        done++;
      }
    }
    expect(done).toBeGreaterThan(100);
  });

  test('shows the cost if it cannot be paid', () => {
    const { state } = table({
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-1* S-MT-3' }, cztwyzzek: {} },
    });
    expect(loopPreview(viewOf(state), 0)).toMatchObject({
      cost: 1,
      isPayable: false,
      refusal: { code: 'E_NO_ENERGY' },
      readies: [state.hands[0]?.[0]],
    });
    expect(loopPreview(viewOf(state), 1)).toMatchObject({ readies: [], cards: [state.hands[0]?.[1]] });
  });
});

describe('state of a mission', () => {
  test('names the free slots', () => {
    const { state } = table({
      agents: { mrtime: { era: 'dawn' }, cztwyzzek: {} },
      missions: { end: 'M-LOOP-ALL:dawn,robots' },
    });
    expect(missionState(viewOf(state), mission('M-LOOP-ALL'))).toMatchObject({
      era: 6,
      damage: 2,
      missing: 4,
      where: [1, 2, 3, 4, 6],
      deed: 'loop',
    });
    expect(missionState(viewOf(state), mission('M-GRID'))).toBeUndefined();
  });

  test('names the dark eras of the grid', () => {
    const { state } = table({
      agents: { mrtime: { era: 'dawn' }, cztwyzzek: {} },
      missions: { end: 'M-GRID:1' },
      energy: { dawn: 1, medieval: 2, renaissance: 1, industry: 1, robots: 3 },
    });
    expect(missionState(viewOf(state), mission('M-GRID'))).toMatchObject({ dark: [4, 6], where: [6] });
  });

  test('says that a complete mission waits for an agent', () => {
    const { state } = table({
      agents: { mrtime: { era: 'dawn' }, cztwyzzek: { era: 'end' } },
      missions: { end: 'M-GRID:3', dawn: 'M-CLEAN:dawn' },
    });
    const view = viewOf(state);
    expect(missionState(view, mission('M-GRID'))).toMatchObject({
      isComplete: true,
      where: [],
      agentsThere: [1],
      canBeArchived: false,
    });
    expect(missionState(view, mission('M-CLEAN'))).toMatchObject({ claim: { refusal: 'E_SLOT_FULL' } });
    expect(missionStates(view).map(({ era }) => era)).toEqual([0, 6]);
  });
});

const TEAM = { mrtime: { era: 'dawn' }, cztwyzzek: { era: 'end' } } as const;

describe('progress of the game', () => {
  test('counts Foo cards seen and left, and the turns', () => {
    const { state } = table({
      agents: TEAM,
      foo: 'end',
      cycle: 2,
      turn: 10,
      fooPile: 'dawn robots medieval industry',
    });
    expect(cyclesOf(viewOf(state))).toEqual({
      cycle: 2,
      turn: 10,
      seen: [2, 4, 6],
      left: [0, 1, 3, 5],
      turnsLeft: 11,
      isOrdered: false,
    });
  });

  test('knows the route in mode Ultramachina', () => {
    const { state } = table({
      agents: TEAM,
      options: { mode: 'ultramachina' },
      foo: 'industry',
      cycle: 3,
      turn: 18,
    });
    expect(cyclesOf(viewOf(state))).toMatchObject({
      seen: [0, 1, 2, 3],
      left: [4, 5, 6],
      turnsLeft: 3,
      isOrdered: true,
    });
  });

  test('sums up turns left and turns played to 21', () => {
    for (const state of actions(12, 'cycles')) {
      const { turn, turnsLeft } = cyclesOf(viewOf(state));
      expect(turn + turnsLeft).toBe(21);
    }
  });
});

describe('threats', () => {
  test('are ordered worst first: the mega vortex underfoot, the vortex that would double, the tiles, the last cycle', () => {
    const { state } = table({
      agents: TEAM,
      options: { difficulty: 'year' },
      foo: 'end',
      cycle: 3,
      turn: 19,
      fooPile: 'robots dawn',
      vortices: 'dawn medieval',
      rifts: { dawn: 1, medieval: 3, end: 3, robots: 3 },
      archived: 'M-GRID M-CLEAN',
    });
    const threats = threatsOf(viewOf(state));
    expect(threats.map(({ kind }) => kind)).toEqual([
      'mega',
      'double',
      'fourth',
      'double',
      'cycles',
      'vortex',
      'vortex',
      'vortex',
    ]);
    expect(threats[1]).toMatchObject({ era: 1, room: 0 });
    expect(threats[3]).toMatchObject({ era: 0, room: 2 });
    expect(threats[4]).toEqual({ kind: 'cycles', chance: 0, turnsLeft: 2, archivesMissing: 2 });
    expect(threats[2]).toMatchObject({ tiles: 1 });
  });

  test('are empty at the start of an easy game', () => {
    const { state } = table({ agents: TEAM, foo: 'end', fooPile: 'robots dawn', rifts: { industry: 1 } });
    expect(threatsOf(viewOf(state))).toEqual([]);
  });
});
