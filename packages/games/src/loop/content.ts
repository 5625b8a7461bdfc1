/** Content of a match: the rows of its pack, compiled once for lookup by the rules. */
import type { Part } from './cards/language.ts';
import { readEffect } from './cards/readEffect.ts';
import type { UltraRow } from './cards/ultras.ts';
import type { Counts } from './modes/counts.ts';
import { BUILT_IN_PACK, type CardRow, type Pack, type UltraGiven } from './pack/builtIn.ts';
import { ERAS, type Era, type EraCode } from './ring.ts';
import {
  AGENT_CODES,
  type AgentCode,
  DIMENSIONS,
  type Dimension,
  type LoopOptions,
  type ModeId,
} from './types.ts';

export interface Artifact {
  readonly id: string;
  /** Index in `AGENT_CODES`, or -1. */
  readonly agent: number;
  readonly dimension: Dimension;
  readonly origin: Era;
  readonly parts: readonly Part[];
}

/** A clone token: its generation era and its destruction era. A Supa Clone has no generation era. */
export interface CloneToken {
  readonly id: string;
  readonly generation: Era;
  readonly destruction: Era;
  readonly isSupa: boolean;
}

/** L-TOK-3: the dimensions of both faces. */
interface Centrifuge {
  readonly id: string;
  readonly faces: readonly Dimension[];
}

export interface Content {
  readonly cards: readonly Artifact[];
  /** Clones, then Supa Clones. */
  readonly tokens: readonly CloneToken[];
  readonly centrifuges: readonly Centrifuge[];
  readonly ultras: readonly UltraRow[];
  /** Starting eras by `AGENT_CODES`. */
  readonly starts: readonly Era[];
  readonly counts: Readonly<Record<ModeId, Counts>>;
}

type Owner = { readonly options: LoopOptions };

const compiled = new WeakMap<Pack, Content>();

/** L-PACK-1: looked up by pack, since states do not carry content. */
export function contentOf({ options: { pack } }: Owner): Content {
  if (typeof pack !== 'object') return BUILT_IN_CONTENT;
  const known = compiled.get(pack);
  if (known) return known;
  const content = compile(pack);
  compiled.set(pack, content);
  return content;
}

/** Section 11: the number that the mode begins with. */
export const modeCount = (owner: Owner): number =>
  contentOf(owner).counts[owner.options.mode][owner.options.difficulty];

/** L-ANS-2 */
const byId = <T extends { readonly id: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const eraOf = (code: EraCode): Era => ERAS.indexOf(code);

function compile({ cards, clones, supas, centrifuges, ultras, agents, modes }: Pack): Content {
  const startOf = (code: AgentCode): EraCode => agents.find(({ id }) => id === code)?.start ?? 'dawn';
  return {
    cards: byId(cards).map(artifactOf),
    tokens: [
      ...byId(clones).map(row => cloneOf(row.id, row.destruction, eraOf(row.generation))),
      ...byId(supas).map(row => cloneOf(row.id, row.destruction)),
    ],
    centrifuges: byId(centrifuges).map(({ id, faces }) => ({
      id,
      faces: faces.map(face => DIMENSIONS.indexOf(face)),
    })),
    ultras: byId(ultras).map(ultraOf),
    starts: AGENT_CODES.map(code => eraOf(startOf(code))),
    counts: Object.fromEntries(modes.map(row => [row.id, row])) as unknown as Content['counts'],
  };
}

function artifactOf({ id, agent, dimension, origin, effect }: CardRow): Artifact {
  return {
    id,
    agent: agent ? AGENT_CODES.indexOf(agent) : -1,
    dimension: DIMENSIONS.indexOf(dimension),
    origin: eraOf(origin),
    parts: readEffect(effect, `${id}.effect`),
  };
}

const cloneOf = (id: string, destruction: EraCode, generation?: Era): CloneToken => ({
  id,
  generation: generation ?? -1,
  destruction: eraOf(destruction),
  isSupa: generation === undefined,
});

const ultraOf = ({ id, era, verb, target, slots }: UltraGiven): UltraRow => ({
  id,
  era: eraOf(era),
  verb,
  target: target ? eraOf(target) : -1,
  slots,
});

const BUILT_IN_CONTENT = compile(BUILT_IN_PACK);
