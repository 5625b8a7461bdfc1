/** L-HR-1: the evaluation sheet of a career: wins with team and day, and achievements with their match. */
import { type AgentCode, DIFFICULTIES, MODE_IDS } from '../types.ts';
import { ACHIEVEMENTS, type AchievementId } from './achievements.ts';
import type { Sheet } from './sheet.ts';

/** A match of a career. */
export interface Served<M> {
  /** The caller's reference to the match. */
  readonly match: M;
  /** Time of the match in milliseconds since 1970. */
  readonly when: number;
  readonly sheet: Sheet;
}

interface Cell<M> {
  readonly played: number;
  readonly won: number;
  /** The first win. */
  readonly first:
    | { readonly match: M; readonly when: number; readonly team: readonly AgentCode[] }
    | undefined;
}

export interface Career<M> {
  readonly played: number;
  readonly won: number;
  /** Cells by mode, then by difficulty. */
  readonly grid: readonly (readonly Cell<M>[])[];
  /** All achievements, in the order of the sheet, with the first match that earned each. */
  readonly achievements: readonly {
    readonly id: AchievementId;
    readonly kind: (typeof ACHIEVEMENTS)[number]['kind'];
    readonly earned: { readonly match: M; readonly when: number } | undefined;
  }[];
}

const isWon = ({ sheet }: Served<unknown>): boolean => sheet.outcome === 'VICTORY';

export function careerOf<M>(served: readonly Served<M>[]): Career<M> {
  const inOrder = served.toSorted((a, b) => a.when - b.when);
  const over = inOrder.filter(({ sheet }) => sheet.outcome !== null);
  return {
    played: over.length,
    won: over.filter(isWon).length,
    grid: MODE_IDS.map(mode =>
      DIFFICULTIES.map(difficulty =>
        cellOf(over.filter(({ sheet }) => sheet.mode === mode && sheet.difficulty === difficulty)),
      ),
    ),
    achievements: ACHIEVEMENTS.map(({ id, kind }) => {
      const first = inOrder.find(({ sheet }) => sheet.earned.includes(id));
      return { id, kind, earned: first && { match: first.match, when: first.when } };
    }),
  };
}

function cellOf<M>(served: readonly Served<M>[]): Cell<M> {
  const wins = served.filter(isWon);
  const [first] = wins;
  return {
    played: served.length,
    won: wins.length,
    first: first && { match: first.match, when: first.when, team: first.sheet.team },
  };
}
