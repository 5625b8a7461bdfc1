/** The file `tessera scenario` reads (docs/cli.md shows its shape). */
import { type AnyGame, decode, FormatError, parseOptions, type Seat } from '@tessera/engine';
import { knownGame } from '../input.ts';
import { seatsFor } from '../seating.ts';
import { type Fields, fieldsOf, listOf, maybe, positionOf, textOf, wholeOf } from '../shape.ts';
import { DEFAULT_SEED } from '../start.ts';

/** What is checked; what is not named may be anything. */
export interface Expectation {
  /** In notation; of one that is JSON some fields may be given, and only those are looked at. */
  readonly position?: string | Fields | undefined;
  readonly toAct?: readonly Seat[] | undefined;
  /** Null expects an open game. */
  readonly outcome?: ExpectedOutcome | null | undefined;
  readonly legalCount?: number | undefined;
  readonly legalIncludes?: readonly string[] | undefined;
  readonly legalExcludes?: readonly string[] | undefined;
}

export interface ExpectedOutcome {
  readonly winners?: readonly Seat[] | undefined;
  readonly reason?: string | undefined;
}

export type ScenarioStep =
  | { readonly type: 'move'; readonly move: string; readonly seat: Seat | undefined }
  | {
      readonly type: 'whyNot';
      readonly move: string;
      readonly seat: Seat | undefined;
      readonly clause: string | undefined;
      readonly code: string | undefined;
    }
  | { readonly type: 'expect'; readonly expect: Expectation };

export interface ScenarioFile {
  readonly name: string | undefined;
  readonly game: AnyGame;
  readonly options: object;
  readonly position: string | undefined;
  readonly seats: number;
  /** Every number chance gives; the seed gives them when absent. */
  readonly rolls: readonly number[] | undefined;
  readonly seed: string;
  readonly steps: readonly ScenarioStep[];
}

const wholes = (value: unknown, field: string): readonly number[] => listOf(value, field, wholeOf);
const texts = (value: unknown, field: string): readonly string[] => listOf(value, field, textOf);

const FIELDS = ['name', 'game', 'options', 'seats', 'position', 'rolls', 'seed', 'steps'];

/** `change` may put more among the options, such as a pack. */
export async function parseScenario(
  value: unknown,
  change: (game: AnyGame, options: unknown) => Promise<unknown>,
): Promise<ScenarioFile> {
  const file = fieldsOf(value, 'scenario', FIELDS);
  const game = knownGame(textOf(file.game, 'game'), 'game');
  const options = parseOptions<object>(game.options, await change(game, file.options ?? {}));
  const position = maybe(positionOf)(file.position, 'position');
  const start =
    position === undefined ? undefined : game.notation.parsePosition(position, options, 'lenient');
  return {
    name: maybe(textOf)(file.name, 'name'),
    game,
    options,
    position,
    seats: seatsFor(game, maybe(wholeOf)(file.seats, 'seats'), start, 'seats'),
    rolls: maybe(wholes)(file.rolls, 'rolls'),
    seed: maybe(textOf)(file.seed, 'seed') ?? DEFAULT_SEED,
    steps: listOf(file.steps, 'steps', parseStep),
  };
}

function parseStep(value: unknown, field: string): ScenarioStep {
  const step = fieldsOf(value, field, ['move', 'seat', 'whyNot', 'clause', 'code', 'expect']);
  const kinds = ['move', 'whyNot', 'expect'].filter(name => step[name] !== undefined);
  if (kinds.length !== 1) throw new FormatError(field, 'must have exactly one of move, whyNot, expect');
  if (step.expect !== undefined) {
    fieldsOf(value, field, ['expect']);
    return { type: 'expect', expect: parseExpectation(step.expect, `${field}.expect`) };
  }
  const seat = maybe(wholeOf)(step.seat, `${field}.seat`);
  if (step.move !== undefined) {
    fieldsOf(value, field, ['move', 'seat']);
    return { type: 'move', move: textOf(step.move, `${field}.move`), seat };
  }
  return {
    type: 'whyNot',
    move: textOf(step.whyNot, `${field}.whyNot`),
    seat,
    clause: maybe(textOf)(step.clause, `${field}.clause`),
    code: maybe(textOf)(step.code, `${field}.code`),
  };
}

function parseExpectation(value: unknown, field: string): Expectation {
  const known = ['position', 'toAct', 'outcome', 'legalCount', 'legalIncludes', 'legalExcludes'];
  const expect = fieldsOf(value, field, known);
  const { outcome } = expect;
  return {
    position: maybe(expectedPosition)(expect.position, `${field}.position`),
    toAct: maybe(wholes)(expect.toAct, `${field}.toAct`),
    outcome: outcome === null ? null : maybe(parseOutcome)(outcome, `${field}.outcome`),
    legalCount: maybe(wholeOf)(expect.legalCount, `${field}.legalCount`),
    legalIncludes: maybe(texts)(expect.legalIncludes, `${field}.legalIncludes`),
    legalExcludes: maybe(texts)(expect.legalExcludes, `${field}.legalExcludes`),
  };
}

const expectedPosition = (value: unknown, field: string): string | Fields =>
  typeof value === 'string' ? value : (decode(positionOf(value, field), field) as Fields);

function parseOutcome(value: unknown, field: string): ExpectedOutcome {
  const outcome = fieldsOf(value, field, ['winners', 'reason']);
  return {
    winners: maybe(wholes)(outcome.winners, `${field}.winners`),
    reason: maybe(textOf)(outcome.reason, `${field}.reason`),
  };
}
