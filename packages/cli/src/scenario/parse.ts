/** Parser of the file that `tessera scenario` reads (docs/cli.md shows its shape). */
import {
  type AnyGame,
  decode,
  type Fields,
  FormatError,
  optional,
  parseOptions,
  readCount,
  readListOf,
  readOrNull,
  readText,
  type Seat,
} from '@tessera/engine';
import { type Games, gameNamed, type Manifest } from '../games/manifest.ts';
import { seatsFor } from '../seating.ts';
import { readFields, readWritten } from '../shape.ts';
import { DEFAULT_SEED } from '../start.ts';

/** Expected fields; the others may be anything. */
export interface Expectation {
  /** In notation; of a JSON position some fields may be given, and only those are compared. */
  readonly position?: string | Fields;
  /** Null expects that no seat decides. */
  readonly decider?: Seat | null;
  /** Null expects an open game. */
  readonly outcome?: ExpectedOutcome | null;
  readonly legalCount?: number;
  readonly legalIncludes?: readonly string[];
  readonly legalExcludes?: readonly string[];
}

export interface ExpectedOutcome {
  readonly winners?: readonly Seat[];
  readonly reason?: string;
}

export type ScenarioStep =
  | { readonly type: 'move'; readonly move: string; readonly seat?: Seat }
  | {
      readonly type: 'whyNot';
      readonly move: string;
      readonly seat?: Seat;
      readonly clause?: string;
      readonly code?: string;
    }
  | { readonly type: 'expect'; readonly expect: Expectation };

export interface ScenarioFile extends Manifest {
  readonly name?: string;
  readonly options: object;
  readonly position?: string;
  readonly seats: number;
  /** Scripted numbers of chance; by default the seed gives them. */
  readonly rolls?: readonly number[];
  readonly seed: string;
  readonly steps: readonly ScenarioStep[];
}

const readCounts = readListOf(readCount);
const readTexts = readListOf(readText);

const FIELDS = ['name', 'game', 'options', 'seats', 'position', 'rolls', 'seed', 'steps'];

/** `change` may add options, such as a pack. */
export async function parseScenario(
  value: unknown,
  games: Games,
  change: (game: AnyGame, options: unknown) => Promise<unknown>,
): Promise<ScenarioFile> {
  const file = readFields(FIELDS)(value, 'scenario');
  const manifest = gameNamed(games, readText(file.game, 'game'), 'game');
  const { game } = manifest;
  const options = parseOptions<object>(game.options, await change(game, file.options ?? {}));
  const { position } = optional(file, 'position', readWritten);
  const start =
    position === undefined ? undefined : game.notation.parsePosition(position, options, 'lenient');
  return {
    ...manifest,
    ...optional(file, 'name', readText),
    options,
    ...optional(file, 'position', readWritten),
    seats: seatsFor(game, optional(file, 'seats', readCount).seats, start, 'seats'),
    ...optional(file, 'rolls', readCounts),
    seed: optional(file, 'seed', readText).seed ?? DEFAULT_SEED,
    steps: readListOf(parseStep)(file.steps, 'steps'),
  };
}

function parseStep(value: unknown, field: string): ScenarioStep {
  const step = readFields(['move', 'seat', 'whyNot', 'clause', 'code', 'expect'])(value, field);
  const kinds = ['move', 'whyNot', 'expect'].filter(name => step[name] !== undefined);
  if (kinds.length !== 1) throw new FormatError(field, 'must have exactly one of move, whyNot, expect');
  if (step.expect !== undefined) {
    readFields(['expect'])(value, field);
    return { type: 'expect', expect: parseExpectation(step.expect, `${field}.expect`) };
  }
  const seat = optional(step, 'seat', readCount, `${field}.seat`);
  if (step.move !== undefined) {
    readFields(['move', 'seat'])(value, field);
    return { type: 'move', move: readText(step.move, `${field}.move`), ...seat };
  }
  return {
    type: 'whyNot',
    move: readText(step.whyNot, `${field}.whyNot`),
    ...seat,
    ...optional(step, 'clause', readText, `${field}.clause`),
    ...optional(step, 'code', readText, `${field}.code`),
  };
}

const EXPECTED = ['position', 'decider', 'outcome', 'legalCount', 'legalIncludes', 'legalExcludes'];

function parseExpectation(value: unknown, field: string): Expectation {
  const expect = readFields(EXPECTED)(upgradeToAct(value, field), field);
  return {
    ...optional(expect, 'position', readExpectedPosition, `${field}.position`),
    ...optional(expect, 'decider', readOrNull(readCount), `${field}.decider`),
    ...optional(expect, 'outcome', readOrNull(parseOutcome), `${field}.outcome`),
    ...optional(expect, 'legalCount', readCount, `${field}.legalCount`),
    ...optional(expect, 'legalIncludes', readTexts, `${field}.legalIncludes`),
    ...optional(expect, 'legalExcludes', readTexts, `${field}.legalExcludes`),
  };
}

/** Migrates `toAct`, a list of seats in older files, to `decider`. */
function upgradeToAct(value: unknown, field: string): unknown {
  if (value === null || typeof value !== 'object' || !('toAct' in value)) return value;
  const { toAct, ...rest } = value;
  const seats = readCounts(toAct, `${field}.toAct`);
  if (seats.length > 1 || 'decider' in rest)
    throw new FormatError(`${field}.toAct`, 'is called decider now: one seat, or null for nobody');
  return { ...rest, decider: seats[0] ?? null };
}

const readExpectedPosition = (value: unknown, field: string): string | Fields =>
  typeof value === 'string' ? value : (decode(readWritten(value, field), field) as Fields);

function parseOutcome(value: unknown, field: string): ExpectedOutcome {
  const outcome = readFields(['winners', 'reason'])(value, field);
  return {
    ...optional(outcome, 'winners', readCounts, `${field}.winners`),
    ...optional(outcome, 'reason', readText, `${field}.reason`),
  };
}
