/** What a match is played with: the rows of cards, tokens, agents and modes, made ready for the rules. */

import { AGENT_ROWS } from './agents.ts';
import { ARTIFACTS } from './cards/artifacts.ts';
import type { Part } from './cards/language.ts';
import { readEffect } from './cards/readEffect.ts';
import { ULTRAS, type UltraRow } from './cards/ultras.ts';
import { ERAS, type Era, type EraCode } from './ring.ts';
import { CLONES, type CloneRow, SUPAS } from './tokens.ts';
import {
  AGENT_CODES,
  type AgentCode,
  DIMENSIONS,
  type Dimension,
  type DimensionCode,
  type LoopOptions,
} from './types.ts';

/** A row of section 15. */
export interface ArtifactRow {
  readonly id: string;
  /** Whose starting card it is; none for the Big Deck. */
  readonly agent?: AgentCode;
  readonly dimension: DimensionCode;
  readonly origin: EraCode;
  readonly effect: string;
  /** Of its name / of its effect. */
  readonly confidence: string;
}

export interface Artifact {
  readonly id: string;
  /** Place in `AGENT_CODES`, or -1. */
  readonly agent: number;
  readonly dimension: Dimension;
  readonly origin: Era;
  readonly parts: readonly Part[];
}

/** A clone token: where it is generated and where it is destroyed. A Supa Clone is generated nowhere. */
export interface CloneToken {
  readonly id: string;
  readonly generation: Era;
  readonly destruction: Era;
  readonly isSupa: boolean;
}

export interface Content {
  readonly cards: readonly Artifact[];
  readonly tokens: readonly CloneToken[];
  readonly ultras: readonly UltraRow[];
  /** By `AGENT_CODES`. */
  readonly starts: readonly Era[];
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

function artifactOf({ id, agent, dimension, origin, effect }: ArtifactRow): Artifact {
  return {
    id,
    agent: agent ? AGENT_CODES.indexOf(agent) : -1,
    dimension: DIMENSIONS.indexOf(dimension),
    origin: ERAS.indexOf(origin),
    parts: readEffect(effect, `${id}.effect`),
  };
}

const cloneOf = ({ id, generation, destruction }: CloneRow, isSupa: boolean): CloneToken => ({
  id,
  generation,
  destruction,
  isSupa,
});

/** What a match with these options is played with. States do not carry it: it never changes. */
export const contentOf = (_match: { readonly options: LoopOptions }): Content => BUILT_IN_CONTENT;

/** Tokens and cards in the order of their ids: clones come before Supa Clones, the Big Deck before starting cards. */
const BUILT_IN_CONTENT: Content = {
  cards: byId(ARTIFACTS).map(artifactOf),
  tokens: [...byId(CLONES).map(row => cloneOf(row, false)), ...byId(SUPAS).map(row => cloneOf(row, true))],
  ultras: byId(ULTRAS),
  starts: AGENT_CODES.map(code => ERAS.indexOf(AGENT_ROWS[code].start)),
};
