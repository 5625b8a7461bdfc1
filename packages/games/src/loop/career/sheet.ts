/** L-HR: the contribution of one match to the evaluation sheet, as plain data. */
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
  /** Agents in turn order. */
  readonly team: readonly AgentCode[];
  readonly isSolo: boolean;
  /** Null while the match goes on. */
  readonly outcome: OutcomeCode | null;
  readonly turn: number;
  /** Achievements earned by this match alone, in the order of the sheet. */
  readonly earned: readonly AchievementId[];
}

/** Sheet of a match, finished or in progress. */
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
