/** Unreachable positions, which are refused. */
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../test/loopTable.ts';

const agents = { mrtime: { era: 'dawn', hand: 'S-MT-3' }, prowler: { era: 'renaissance' } } as const;
const reading = (given: Partial<Given>) => () =>
  table({ agents, options: { mode: 'centrifuge' }, centrifuges: { dawn: 'CF-1 star 2' }, ...given });
const heat = { more: { pending: [{ type: 'heat', era: 'dawn' }] } };
const NOBODY = 'position.pending: nobody can answer what is asked';

describe('positions', () => {
  test('[L-CENT-4] positions ask about the last damage of a Centrifuge only where it can fall', () => {
    expect(reading(heat)().answers()).toEqual(['yes', 'no']);
    expect(reading({ ...heat, centrifuges: { dawn: 'CF-1 star 0' } })).toThrow(NOBODY);
    expect(reading({ ...heat, centrifuges: { end: 'CF-1 star 2' } })).toThrow(NOBODY);
    const tile = { end: 'M-ENERGY-HERE:6', robots: 'M-GRID:1' };
    const rifts = { dawn: 3, medieval: 3, renaissance: 3, industry: 3, globalization: 3, robots: 3, end: 3 };
    const full = { energy: { dawn: 30 }, rifts, missions: tile }; // with the two on the Centrifuge all 60
    expect(reading({ ...heat, ...full })).toThrow(NOBODY);
    const elsewhen = 'position.pending: has a LOOP at a Centrifuge, but this is not the moment for one';
    expect(reading({ ...heat, phase: 'foo' })).toThrow(elsewhen);
    expect(reading({ ...heat, options: { mode: 'sabotage' } })).toThrow(elsewhen);
  });

  test('[L-MIS-10] [L-MIS-12] positions allow claims only of missions with one damage per turn', () => {
    expect(reading({ more: { claimed: ['M-CLEAN', 'M-ENCIRCLE'] } })).not.toThrow();
    expect(reading({ more: { claimed: ['M-CLEAN', 'M-GRID'] } })).toThrow('position.claimed: has M-GRID');
  });

  test('[L-POS-1] positions have complete frames; only the owner of a loss was missing in older positions', () => {
    const pending = (frame: Record<string, unknown>) => reading({ more: { pending: [frame] } });
    expect(pending({ type: 'assign' })).toThrow('position.pending[0].card');
    expect(pending({ type: 'letOther', actor: 'mrtime' })).toThrow('position.pending[0].invited');
    const loss = { type: 'losses', left: 1, origins: [], losers: ['mrtime'] };
    for (const given of [loss, { ...loss, owner: null }])
      expect(pending(given)().answers()).toEqual(['mrtime']);
  });

  test('[L-FX-1] positions refuse an effect that goes on after its last part', () => {
    const lists = { drawn: [], revealed: [], sentTo: [] };
    const effect = {
      type: 'effect',
      source: 'S-MT-2',
      actor: 'mrtime',
      at: 0,
      chosen: -1,
      rounds: 0,
      removed: 0,
    };
    const pending = (end: number) => reading({ more: { pending: [{ ...effect, ...lists, end }] } });
    expect(pending(1)).not.toThrow();
    expect(pending(2)).toThrow('position.pending[0].end: is beyond the last part of the effect');
  });
});
