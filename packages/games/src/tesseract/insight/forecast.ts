/** Forecast of the coming Threat phase, as far as no die decides it. */
import { type Chance, topOf } from '@tessera/engine';
import { edgeCells } from '../board.ts';
import { answer } from '../flow.ts';
import { copyState } from '../state.ts';
import type { Cell, EventSymbol, TesseractEvent, TesseractState } from '../types.ts';

/** A cell that is emptied, and the effect of its symbol unless a ward cancels it. */
export interface Uncovering {
  readonly cell: Cell;
  readonly symbol: EventSymbol;
  readonly isWarded: boolean;
}

/** A step of the forecast: a prime, or the event of a symbol. */
export interface ForecastStep {
  readonly why: 'prime' | EventSymbol;
  /** The stack of the cube that is taken; several are a tie, none if it takes no cube of the Tesseract. */
  readonly cells: readonly Cell[];
  readonly uncovers: Uncovering | null;
}

export interface Forecast {
  /** True if nothing will be primed (T-THREAT-2). */
  readonly isSkipped: boolean;
  /** Cubes to be primed; several are a tie, none is an empty Tesseract or a skipped prime. */
  readonly cells: readonly Cell[];
  /** The symbol that this prime uncovers. */
  readonly empties: Uncovering | null;
  /** All steps in order, the prime first, as far as they are certain. */
  readonly steps: readonly ForecastStep[];
}

const NOTHING: Forecast = { isSkipped: false, cells: [], empties: null, steps: [] };

/** Plays the phase with each face of the first die; what all have in common is certain. */
export function forecastOf(state: TesseractState): Forecast {
  if (state.phase !== 'action' && state.phase !== 'threat') return NOTHING;
  const stories = [1, 2, 3, 4, 5, 6].map(face => play(state, face));
  const isSkipped = stories[0]?.isSkipped ?? false;
  const steps = commonOf(stories.map(story => story.steps));
  const [first] = steps;
  return { isSkipped, cells: first?.cells ?? [], empties: first?.uncovers ?? null, steps };
}

/** Faces of the first primed die that breach by themselves, before any event (T-PRIME-2). */
export function breachingFaces(state: TesseractState): readonly number[] {
  if (state.phase !== 'action' && state.phase !== 'threat') return [];
  return [1, 2, 3, 4, 5, 6].filter(face => play(state, face, 'lowest').isBreaching);
}

interface Story {
  readonly isSkipped: boolean;
  readonly steps: readonly ForecastStep[];
  readonly isBreaching: boolean;
}

/** Ends an Action phase as the table stands; a Threat phase goes on from where it is. */
function play(from: TesseractState, face: number, ties: 'stop' | 'lowest' = 'stop'): Story {
  const state = copyState(from);
  const events: TesseractEvent[] = [];
  const chance: Chance = { below: () => 0, die: () => face };
  const go = { state, chance, events };
  if (state.phase === 'action') {
    state.pending.splice(0, state.pending.length, { type: 'act' });
    answer(go, { type: 'end' });
  }
  // R09: once the first roll is known, the faces are those of the second
  const again = ties === 'lowest' && topOf(from)?.type === 'prime' ? 'yes' : 'no';
  for (let frame = topOf(state); frame && state.turn === from.turn; frame = topOf(state)) {
    if (frame.type === 'prime') answer(go, { type: again });
    else if (frame.type === 'threat') answer(go, { type: 'stop' });
    else if (frame.type === 'edge' && ties === 'lowest')
      answer(go, { type: 'pick', at: edgeCells(state.stacks, state.values)[0] ?? 0 });
    else break;
  }
  return storyOf(events, state.turn === from.turn ? state : undefined);
}

/** `waiting` is the state in which a choice stopped it. */
function storyOf(events: readonly TesseractEvent[], waiting: TesseractState | undefined): Story {
  const primedAt = events.findIndex(event => event.type === 'moved' && event.to.zone === 'primed');
  return {
    isSkipped: events.some(event => event.type === 'threat' && event.isSkipped),
    steps: stepsOf(events, waiting).filter(step => step.why !== 'prime' || step.cells.length > 0),
    isBreaching: primedAt >= 0 && isBreachNext(events.slice(primedAt + 1)),
  };
}

type Draft = { -readonly [K in keyof ForecastStep]: ForecastStep[K] };

/** A step takes a cube and uncovers a symbol, which begins the next step. */
function stepsOf(events: readonly TesseractEvent[], waiting: TesseractState | undefined): Draft[] {
  const steps: Draft[] = [];
  const begin = (why: ForecastStep['why']): Draft => {
    const step: Draft = { why, cells: [], uncovers: null };
    steps.push(step);
    return step;
  };
  for (const event of events) {
    if (event.type === 'threat' && !event.isSkipped) begin('prime');
    else if (event.type === 'moved' && event.from.zone === 'tess') {
      (steps.at(-1) ?? begin('prime')).cells = [event.from.cell];
    } else if (event.type === 'uncovered') {
      const { cell, symbol, isWarded } = event;
      (steps.at(-1) ?? begin('prime')).uncovers = { cell, symbol, isWarded };
      if (!isWarded) begin(symbol);
    }
  }
  const frame = waiting && topOf(waiting);
  if (waiting && frame?.type === 'edge') {
    const step = steps.at(-1) ?? begin(frame.then === 'prime' ? 'prime' : 'AC');
    step.cells = edgeCells(waiting.stacks, waiting.values);
  }
  return steps;
}

/** The event of a breach comes before that of its placement. */
const isBreachNext = (events: readonly TesseractEvent[]): boolean =>
  events.find(event => event.type === 'breached' || event.type === 'uncovered')?.type === 'breached';

function commonOf(stories: readonly (readonly ForecastStep[])[]): readonly ForecastStep[] {
  const [first = [], ...others] = stories;
  const isShared = (step: ForecastStep, i: number): boolean =>
    others.every(story => JSON.stringify(story[i]) === JSON.stringify(step));
  const end = first.findIndex((step, i) => !isShared(step, i));
  return end < 0 ? first : first.slice(0, end);
}
