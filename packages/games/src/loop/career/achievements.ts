/** L-HR-2: promotions, dismissals and professional experiences, each a predicate of a match (`house`). */
import type { LoopPast, TurnNote } from '../insight/turns.ts';
import { archivedIn, damageOn, isSolo, vorticesIn } from '../state.ts';
import type { LoopState, OutcomeCode } from '../types.ts';

/** A match with its turns. */
interface PlayedMatch {
  readonly past: LoopPast;
  readonly end: LoopState;
  readonly turns: readonly TurnNote[];
}

type Kind = 'promotion' | 'dismissal' | 'experience';
interface Row {
  readonly id: string;
  readonly kind: Kind;
  holds(match: PlayedMatch): boolean;
}

const isWon = ({ end }: PlayedMatch): boolean => end.outcome === 'VICTORY';
const isLost = ({ end }: PlayedMatch): boolean => end.outcome !== null && end.outcome !== 'VICTORY';
const endedBy =
  (outcome: OutcomeCode) =>
  ({ end }: PlayedMatch): boolean =>
    end.outcome === outcome;
const inSomeTurn =
  (holds: (note: TurnNote) => boolean) =>
  ({ turns }: PlayedMatch): boolean =>
    turns.some(holds);

const defeatOf = ({ thrown }: TurnNote): number => thrown?.outlook?.defeat ?? 0;

/** Number of uses of the most used card. */
const mostUsed = ({ used }: TurnNote): number =>
  Math.max(0, ...used.map(card => used.filter(one => one === card).length));

/** True if a mission without any damage at the beginning of the turn was archived in it. */
const isAtOnce = ({ begin, archived }: TurnNote): boolean =>
  archived.some(mission => damageOn(begin, mission) === 0);

const archivedBy = ({ turns, end }: PlayedMatch): number =>
  end.agents.filter((_, agent) => turns.some(note => note.agent === agent && note.archived.length > 0))
    .length;

/** True if the extra demand of the mode was fulfilled last, not the archive. */
const isExtraLast = ({ past }: PlayedMatch): boolean =>
  !past.entries.at(-1)?.events.some(({ type }) => type === 'archived');

const isAmbush = ({ end }: TurnNote): boolean => end?.eras.every(era => era === end.foo) ?? false;

function largestDeck({ end }: PlayedMatch): number {
  const players = end.draws.map((pile, player) => pile.length + (end.discards[player]?.length ?? 0));
  const hands = isSolo(end) ? [end.hands.flat().length] : end.hands.map(hand => hand.length);
  return Math.max(...players.map((count, player) => count + (hands[player] ?? 0)));
}

const energyOf = ({ end }: TurnNote): number => Math.max(0, ...(end?.energy ?? []));

/** The last turn: the Foo pile is empty and the third cycle ends. */
const LAST_TURN = 21;

/** Probability of the defeat in the last throw. */
const lastChance = ({ turns }: PlayedMatch): number => turns.at(-1)?.thrown?.outlook?.defeat ?? 1;
const isTorn = ({ end }: PlayedMatch): boolean =>
  end.outcome === 'VORTEX_DOUBLE' || end.outcome === 'VORTEX_FOURTH';

const ROWS = [
  { id: 'hired', kind: 'promotion', holds: isWon },
  { id: 'early', kind: 'promotion', holds: match => isWon(match) && match.end.turn <= 14 },
  { id: 'overtime', kind: 'promotion', holds: match => isWon(match) && match.end.turn === LAST_TURN },
  { id: 'spotless', kind: 'promotion', holds: match => isWon(match) && vorticesIn(match.end) === 0 },
  { id: 'sieve', kind: 'promotion', holds: match => isWon(match) && vorticesIn(match.end) === 3 },
  {
    id: 'nerves',
    kind: 'promotion',
    holds: match => isWon(match) && match.turns.some(note => defeatOf(note) >= 0.5),
  },
  { id: 'freelance', kind: 'promotion', holds: match => isWon(match) && isSolo(match.end) },
  { id: 'meeting', kind: 'promotion', holds: match => isWon(match) && match.end.agents.length === 4 },
  {
    id: 'credit',
    kind: 'promotion',
    holds: match => isWon(match) && archivedBy(match) === match.end.agents.length,
  },
  {
    id: 'infinity',
    kind: 'promotion',
    holds: match => isWon(match) && match.end.options.difficulty === 'infinity',
  },
  { id: 'smallPrint', kind: 'promotion', holds: match => isWon(match) && isExtraLast(match) },
  { id: 'fifth', kind: 'promotion', holds: match => archivedIn(match.end) >= 5 },

  { id: 'doubled', kind: 'dismissal', holds: endedBy('VORTEX_DOUBLE') },
  { id: 'fourth', kind: 'dismissal', holds: endedBy('VORTEX_FOURTH') },
  { id: 'deadline', kind: 'dismissal', holds: endedBy('CYCLES') },
  { id: 'mindGap', kind: 'dismissal', holds: endedBy('MEGA_VORTEX') },
  { id: 'quit', kind: 'dismissal', holds: endedBy('RESIGN') },
  { id: 'probation', kind: 'dismissal', holds: match => isLost(match) && match.end.turn <= 7 },
  { id: 'almost', kind: 'dismissal', holds: match => isLost(match) && archivedIn(match.end) >= 3 },
  { id: 'actOfFoo', kind: 'dismissal', holds: match => isTorn(match) && lastChance(match) <= 0.1 },

  { id: 'triple', kind: 'experience', holds: inSomeTurn(({ loops }) => loops >= 3) },
  { id: 'quintuple', kind: 'experience', holds: inSomeTurn(({ loops }) => loops >= 5) },
  { id: 'dejaVu', kind: 'experience', holds: inSomeTurn(note => mostUsed(note) >= 4) },
  { id: 'plumber', kind: 'experience', holds: inSomeTurn(({ rifts }) => rifts >= 6) },
  { id: 'reunion', kind: 'experience', holds: inSomeTurn(({ clones }) => clones >= 4) },
  { id: 'powerStation', kind: 'experience', holds: inSomeTurn(note => energyOf(note) >= 6) },
  { id: 'tourist', kind: 'experience', holds: inSomeTurn(({ visited }) => visited.size >= 6) },
  { id: 'overnight', kind: 'experience', holds: inSomeTurn(isAtOnce) },
  {
    id: 'downpour',
    kind: 'experience',
    holds: inSomeTurn(({ thrown, vortices }) => (thrown?.cubes.length ?? 0) >= 7 && vortices.length === 0),
  },
  { id: 'twins', kind: 'experience', holds: inSomeTurn(({ vortices }) => vortices.length >= 2) },
  { id: 'catch', kind: 'experience', holds: inSomeTurn(({ isSaved }) => isSaved) },
  { id: 'delegation', kind: 'experience', holds: inSomeTurn(({ isInvited }) => isInvited) },
  { id: 'ambush', kind: 'experience', holds: inSomeTurn(isAmbush) },
  { id: 'hoarder', kind: 'experience', holds: match => largestDeck(match) >= 14 },
  {
    id: 'saboteur',
    kind: 'experience',
    holds: ({ turns }) => turns.reduce((sum, { ultras }) => sum + ultras, 0) >= 5,
  },
] as const satisfies readonly Row[];

export type AchievementId = (typeof ROWS)[number]['id'];

export interface Achievement extends Row {
  readonly id: AchievementId;
}

/** Achievements in the order of the sheet. */
export const ACHIEVEMENTS: readonly Achievement[] = ROWS;
