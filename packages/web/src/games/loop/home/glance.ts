/**
 * Preview data of a loop match, parsed from its position (21.3 of the rules page) without loading the rules.
 * Invalid parts are left out instead of failing.
 */
import { parseObject } from '../../../ui/stored.ts';

/** Copy of the rules' `ERAS`, which are not loaded for a preview. */
const ERAS = ['dawn', 'medieval', 'renaissance', 'industry', 'globalization', 'robots', 'end'];

export interface GlanceEra {
  readonly rifts: number;
  readonly isVortex: boolean;
  readonly isFoo: boolean;
  /** Agents at the era, by turn order. */
  readonly agents: readonly number[];
}

export interface Glance {
  readonly eras: readonly GlanceEra[];
  /** Number of the turn; 0 before the first one and for an invalid position. */
  readonly turn: number;
  readonly archived: number;
  readonly vortices: number;
}

export function glanceAt(position: string): Glance {
  const { rifts, vortices, foo, agents, turn, archived } = parseObject(position);
  const [slots, whirls, pawns] = [rifts, vortices, agents].map(listOf) as [unknown[], unknown[], unknown[]];
  const stand = pawns.map(pawn => Object(pawn).era);
  return {
    eras: ERAS.map((code, era) => ({
      rifts: Number(slots[era] ?? 0),
      isVortex: whirls.includes(code),
      isFoo: foo === code,
      agents: [...stand.keys()].filter(agent => stand[agent] === code),
    })),
    turn: typeof turn === 'number' ? turn : 0,
    archived: listOf(archived).length,
    vortices: whirls.length,
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
