/** Section 13: the agents. */
import type { EraCode } from './ring.ts';
import type { AgentCode, Complexity } from './types.ts';

/** Occasion of a power: when cubes fell, with a free move, as an action, with a push. */
type PowerKind = 'cancel' | 'leap' | 'action' | 'push';

export interface AgentRow {
  readonly start: EraCode;
  readonly power: PowerKind;
  readonly clause: string;
  readonly complexity: Complexity;
  /** Confidence in the start / in the power. */
  readonly confidence: string;
}

export const AGENT_ROWS: Readonly<Record<AgentCode, AgentRow>> = {
  prowler: {
    start: 'globalization',
    power: 'cancel',
    clause: 'L-AGENT-1',
    complexity: 'low',
    confidence: 'single / seed, scope house',
  },
  cztwyzzek: {
    start: 'dawn',
    power: 'leap',
    clause: 'L-AGENT-2',
    complexity: 'low',
    confidence: 'inferred / single',
  },
  mrtime: {
    start: 'renaissance',
    power: 'action',
    clause: 'L-AGENT-3',
    complexity: 'medium',
    confidence: 'inferred / seed',
  },
  robofinisher: {
    start: 'robots',
    power: 'push',
    clause: 'L-AGENT-4',
    complexity: 'medium',
    confidence: 'inferred / single',
  },
  vgirl: {
    start: 'industry',
    power: 'action',
    clause: 'L-AGENT-5',
    complexity: 'high',
    confidence: 'inferred / house',
  },
};
