/** A tesseract table for tests: a position, a few plays, then the checks. */
import type { Outcome, RuleViolation } from '@tessera/engine';
import { scenario } from '@tessera/engine/testkit';
import {
  COLOURS,
  type TesseractEvent,
  type TesseractOptions,
  type TesseractState,
  type TesseractView,
  tesseract,
} from '../src/tesseract/index.ts';

export interface Given {
  readonly options?: Partial<TesseractOptions>;
  /** Scripted numbers of chance, in order. */
  readonly rolls?: readonly number[];
  /** Stacks by cell, `'2,0': 'Y3O4'`, from the base up; all others are empty. */
  readonly stacks?: Readonly<Record<string, string>>;
  /** All other fields of a position. */
  readonly [field: string]: unknown;
}

export interface Table {
  readonly state: TesseractState;
  readonly view: TesseractView;
  play(...moves: string[]): readonly TesseractEvent[];
  whyNot(move: string, seat?: number): RuleViolation | undefined;
  legal(prefix?: string): readonly string[];
  decider(): number | undefined;
  outcome(): Outcome | undefined;
  position(): string;
  /** Cubes of a lab, sorted. */
  lab(lab: number): string;
  primed(): string;
  board(): string;
  destroyed(): string;
  stack(cell: string): string;
  decision(): string | undefined;
}

const index = (cell: string): number => Number(cell[2]) * 4 + Number(cell[0]);

export function positionOf(given: Given): string {
  const { options, rolls, stacks, ...fields } = given;
  const tesseractField = Array<string>(16).fill('');
  for (const [cell, cubes] of Object.entries(stacks ?? {})) tesseractField[index(cell)] = cubes;
  return JSON.stringify({ ...(stacks ? { tesseract: tesseractField } : {}), ...fields });
}

export function table(given: Given): Table {
  const { options = {}, rolls = [] } = given;
  const seats = (given.players as number | undefined) ?? 2;
  return watch(scenario(tesseract, { options, rolls, seats, position: positionOf(given) }));
}

/** A game from its set-up; `rolls` must hold every number. */
function watch(
  game: ReturnType<typeof scenario<TesseractState, unknown, TesseractView, TesseractEvent, TesseractOptions>>,
): Table {
  const cubes = (ids: readonly number[]): string =>
    ids
      .map(id => `${COLOURS[game.state.colours[id]!]}${game.state.values[id] || ''}`)
      .sort()
      .join(' ');
  return {
    get state() {
      return game.state;
    },
    get view() {
      return game.view;
    },
    play: game.play,
    whyNot: game.whyNot,
    legal: game.legal,
    decider: game.decider,
    outcome: game.outcome,
    position: game.position,
    lab: lab => cubes(game.state.labs[lab]!),
    primed: () => cubes(game.state.primed),
    board: () => cubes(game.state.board.filter(id => id >= 0)),
    destroyed: () => cubes(game.state.destroyed),
    stack: cell =>
      game.state.stacks[index(cell)]!.map(
        id => `${COLOURS[game.state.colours[id]!]}${game.state.values[id]}`,
      ).join(''),
    decision: () => game.view.decision?.type,
  };
}

/** Stacks of the given heights, rows y = 0 to 3; every cube is `cube` unless the top of a cell is named. */
export function tower(
  rows: readonly string[],
  tops: Readonly<Record<string, string>> = {},
  cube = 'Y6',
): Record<string, string> {
  const stacks: Record<string, string> = {};
  rows.forEach((row, y) => {
    [...row].forEach((height, x) => {
      const cell = `${x},${y}`;
      const top = tops[cell];
      stacks[cell] = cube.repeat(Math.max(0, Number(height) - (top ? 1 : 0))) + (top ?? '');
    });
  });
  return stacks;
}

export const FULL = ['4444', '4444', '4444', '4444'];
