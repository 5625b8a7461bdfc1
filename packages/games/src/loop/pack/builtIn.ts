/** L-PACK: the tables of a pack as people write them; the built-in pack holds the rows of the rules page. */
import type { WordedRow } from '@tessera/engine';
import { AGENT_ROWS } from '../agents.ts';
import { ARTIFACTS } from '../cards/artifacts.ts';
import { ULTRAS, type UltraVerb } from '../cards/ultras.ts';
import { MISSIONS } from '../missions.ts';
import { type Counts, MODE_COUNTS } from '../modes/counts.ts';
import { ERAS, type Era, type EraCode } from '../ring.ts';
import { CENTRIFUGES, CLONES, SUPAS } from '../tokens.ts';
import {
  AGENT_CODES,
  type AgentCode,
  DIMENSIONS,
  type DimensionCode,
  MODE_IDS,
  type ModeId,
} from '../types.ts';

interface Row {
  readonly id: string;
  /** Confidence in the row: `seed`, `confirmed`, `house` … */
  readonly confidence?: string;
}

/** A row of section 15.1 or 15.2; one with an agent is a starting card. */
export interface CardRow extends Row, WordedRow {
  readonly agent?: AgentCode;
  readonly dimension: DimensionCode;
  readonly origin: EraCode;
  /** Effect in the language of section 14. */
  readonly effect: string;
}

interface CloneGiven extends Row {
  readonly generation: EraCode;
  readonly destruction: EraCode;
}

interface CentrifugeGiven extends Row {
  /** Two elementary dimensions. */
  readonly faces: readonly DimensionCode[];
}

/** A row of Ultramachina: its verb is one of section 15.5; `rift` has a target. */
export interface UltraGiven extends Row, WordedRow {
  readonly era: EraCode;
  readonly verb: UltraVerb;
  readonly target?: EraCode;
  readonly slots: number;
}

/** An agent; the power belongs to the id. */
interface AgentGiven extends Row, WordedRow {
  readonly id: AgentCode;
  readonly start: EraCode;
}

interface ModeGiven extends Row, WordedRow, Counts {
  readonly id: ModeId;
}

export interface Pack {
  readonly name: string;
  readonly cards: readonly CardRow[];
  readonly clones: readonly CloneGiven[];
  readonly supas: readonly Omit<CloneGiven, 'generation'>[];
  readonly centrifuges: readonly CentrifugeGiven[];
  readonly ultras: readonly UltraGiven[];
  readonly agents: readonly AgentGiven[];
  /** Names and texts only. */
  readonly missions: readonly (Row & WordedRow)[];
  readonly modes: readonly ModeGiven[];
}

export const BUILT_IN = 'built-in';

const era = (one: Era): EraCode => ERAS[one] as EraCode;

export const BUILT_IN_PACK: Pack = {
  name: BUILT_IN,
  cards: ARTIFACTS,
  clones: CLONES.map(({ id, generation, destruction }) => ({
    id,
    generation: era(generation),
    destruction: era(destruction),
  })),
  supas: SUPAS.map(({ id, destruction }) => ({ id, destruction: era(destruction) })),
  centrifuges: CENTRIFUGES.map(({ id, faces }) => ({
    id,
    faces: faces.map(face => DIMENSIONS[face] as DimensionCode),
  })),
  ultras: ULTRAS.map(({ id, era: at, verb, target, slots, confidence }) => ({
    id,
    era: era(at),
    verb,
    ...(target >= 0 && { target: era(target) }),
    slots,
    confidence,
  })),
  agents: AGENT_CODES.map(id => {
    const { start, confidence } = AGENT_ROWS[id];
    return { id, start, confidence };
  }),
  missions: MISSIONS.map(({ id }) => ({ id })),
  modes: MODE_IDS.map(id => ({ id, ...MODE_COUNTS[id] })),
};
