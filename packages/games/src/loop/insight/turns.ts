/** A match by turns: what each turn brought and did. For review and career. */
import type { Past } from '@tessera/engine';
import type { Era } from '../ring.ts';
import { overflowOf } from '../rules/vortex.ts';
import { clonesAt, damageOn, eraOf } from '../state.ts';
import type { Agent, Card, LoopEvent, LoopState, Mission } from '../types.ts';
import { viewOf } from '../view.ts';
import { type Outlook, outlookOf } from './outlook.ts';

export type LoopPast = Past<LoopState, LoopEvent>;

export interface ThrowNote {
  /** Index of the answer that led to it, from 0. */
  readonly index: number;
  /** Outlook when the team ended its actions; undefined if it had no influence. */
  readonly outlook: Outlook | undefined;
  /** State when the actions before it ended: what could still have been done. */
  readonly ended: LoopState | undefined;
  readonly foo: Era;
  readonly cubes: readonly Era[];
  /** Clones at Dr Foo’s era. */
  readonly clones: number;
}

/** An era that became a vortex, with the losses. */
export interface VortexNote {
  readonly index: number;
  readonly era: Era;
  /** The revealed mission there, and its damage. */
  readonly mission: Mission | undefined;
  readonly damage: number;
  readonly cards: number;
  /** Probability of this overflow before the throw. */
  readonly chance: number | undefined;
}

export interface TurnNote {
  readonly turn: number;
  readonly agent: Agent;
  readonly cycle: number;
  /** State at its beginning. */
  readonly begin: LoopState;
  /** Index of its last answer. */
  index: number;
  thrown: ThrowNote | undefined;
  readonly vortices: VortexNote[];
  loops: number;
  /** Cards used, with repetitions. */
  readonly used: Card[];
  rifts: number;
  clones: number;
  energy: number;
  damage: number;
  /** Eras that the active agent visited. */
  readonly visited: Set<Era>;
  added: number;
  readonly archived: Mission[];
  /** True if a cancelled cube would have opened a vortex, or worse. */
  isSaved: boolean;
  /** True if another agent applied a card by invitation. */
  isInvited: boolean;
  ultras: number;
  hasPower: boolean;
  hasFreeMove: boolean;
  /** State when its actions ended; undefined if they never did. */
  end: LoopState | undefined;
}

const noteOf = (state: LoopState, turn: number, agent: Agent, cycle: number, index: number): TurnNote => ({
  turn,
  agent,
  cycle,
  begin: state,
  index,
  thrown: undefined,
  vortices: [],
  loops: 0,
  used: [],
  rifts: 0,
  clones: 0,
  energy: 0,
  damage: 0,
  visited: new Set([eraOf(state, agent)]),
  added: 0,
  archived: [],
  isSaved: false,
  isInvited: false,
  ultras: 0,
  hasPower: false,
  hasFreeMove: false,
  end: undefined,
});

/** Turns in order; the set-up belongs to the first. */
export function turnsOf({ start, entries }: LoopPast): TurnNote[] {
  const notes = [noteOf(start, Math.max(1, start.turn), start.active, start.cycle, 0)];
  let before = start;
  let { cycle } = start;
  entries.forEach(({ move, events, state }, index) => {
    const asLeft = before;
    if (move === 'endActions') (notes.at(-1) as TurnNote).end = asLeft;
    for (const event of events) {
      if (event.type === 'cycle') cycle = event.cycle;
      if (event.type === 'turn' && event.turn > (notes.at(-1) as TurnNote).turn)
        notes.push(noteOf(asLeft, event.turn, event.agent, cycle, index));
      const note = notes.at(-1) as TurnNote;
      note.index = index;
      if (event.type === 'thrown')
        note.thrown = throwOf(asLeft, notes.at(-2)?.end, events, event.eras, index);
      else tell(note, event, asLeft, index);
    }
    before = state;
  });
  return notes;
}

function throwOf(
  before: LoopState,
  ended: LoopState | undefined,
  events: readonly LoopEvent[],
  cubes: readonly Era[],
  index: number,
): ThrowNote {
  const told = events.findLast(event => event.type === 'foo');
  const foo = told?.type === 'foo' ? told.era : before.foo;
  const born = events.filter(event => event.type === 'clone' && event.era === foo).length;
  const isAwaited = before.turn > 0;
  return {
    index,
    outlook: isAwaited ? outlookOf(viewOf(before)) : undefined,
    ended,
    foo,
    cubes,
    clones: clonesAt(before, foo) + born,
  };
}

function vortexOf(note: TurnNote, era: Era, before: LoopState, index: number): VortexNote {
  const mission = before.missions.findIndex((at, one) => at === era && (before.turned & (1 << one)) !== 0);
  return {
    index,
    era,
    mission: mission < 0 ? undefined : mission,
    damage: mission < 0 ? 0 : damageOn(before, mission),
    cards: before.available[era]?.length ?? 0,
    chance: note.thrown?.outlook?.eras[era]?.overflow,
  };
}

/** L-AGENT-1: true if the era does not overflow without that cube. */
function isSavedBy(before: LoopState, era: Era): boolean {
  const fallen = before.pending.find(frame => frame.type === 'foo')?.fallen ?? [];
  const spared = fallen.map((count, at) => (at === era ? count - 1 : count));
  return overflowOf(before, fallen).full.includes(era) && !overflowOf(before, spared).full.includes(era);
}

function tell(note: TurnNote, event: LoopEvent, before: LoopState, index: number): void {
  switch (event.type) {
    case 'vortex':
      note.vortices.push(vortexOf(note, event.era, before, index));
      break;
    case 'looped':
      note.loops++;
      break;
    case 'used':
      note.used.push(event.card);
      break;
    case 'applied':
      note.isInvited ||= event.agent !== note.agent;
      break;
    case 'riftRemoved':
      note.rifts++;
      break;
    case 'cloneDestroyed':
      note.clones++;
      break;
    case 'energy':
      note.energy++;
      break;
    case 'damage':
      note.damage++;
      break;
    case 'moved':
      if (event.agent === note.agent) note.visited.add(event.to);
      note.hasFreeMove ||= event.why === 'free';
      break;
    case 'added':
      note.added++;
      break;
    case 'archived':
      note.archived.push(event.mission);
      break;
    case 'cancelled':
      note.isSaved ||= isSavedBy(before, event.era);
      break;
    case 'ultraDestroyed':
      note.ultras++;
      break;
    case 'power':
      note.hasPower = true;
      break;
    default:
  }
}
