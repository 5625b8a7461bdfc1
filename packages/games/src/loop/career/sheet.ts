/** L-HR: what one match adds to the evaluation sheet, as plain data. */
import type { Past } from '@tessera/engine';
import { turnsOf } from '../insight/turns.ts';
import { isSolo } from '../state.ts';
import {
  AGENT_CODES,
  type AgentCode,
  type Difficulty,
  type LoopEvent,
  type LoopState,
  type ModeId,
  type OutcomeCode,
} from '../types.ts';
import { ACHIEVEMENTS, type AchievementId } from './achievements.ts';

export interface Sheet {
  readonly mode: ModeId;
  readonly difficulty: Difficulty;
  /** In turn order. */
  readonly team: readonly AgentCode[];
  readonly isSolo: boolean;
  /** Null while it goes on. */
  readonly outcome: OutcomeCode | null;
  readonly turn: number;
  /** Achievements that this match alone is enough for, in the order of the sheet. */
  readonly earned: readonly AchievementId[];
}

/** Of a whole match, or of one that goes on: what has happened in it counts. */
export function sheetOf(past: Past<LoopState, LoopEvent>): Sheet {
  const end = past.entries.at(-1)?.state ?? past.start;
  const told = { past, end, turns: turnsOf(past) };
  return {
    mode: end.options.mode,
    difficulty: end.options.difficulty,
    team: end.agents.map(code => AGENT_CODES[code] as AgentCode),
    isSolo: isSolo(end),
    outcome: end.outcome,
    turn: end.turn,
    earned: ACHIEVEMENTS.filter(({ holds }) => holds(told)).map(({ id }) => id),
  };
}
