/** Comparison of a scenario's expectation with the match. */
import { type AnyGame, decode, encode, type Outcome } from '@tessera/engine';
import { legalAnswers } from '../start.ts';
import type { Expectation, ExpectedOutcome } from './parse.ts';
import type { ScenarioText } from './text.ts';

export interface Difference {
  /** Name of the missed expectation: `position`, `legalIncludes`. */
  readonly what: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

export function differences(game: AnyGame, state: unknown, expect: Expectation): Difference[] {
  const position = game.notation.formatPosition(state);
  const legal = legalAnswers(game, state);
  const outcome = game.outcome(state) ?? null;
  const { legalIncludes = [], legalExcludes = [] } = expect;
  const missing = legalIncludes.filter(answer => !legal.includes(answer));
  const present = legalExcludes.filter(answer => legal.includes(answer));
  return [
    ...positionDifferences(expect.position, position),
    ...same('decider', expect.decider, game.decider(state)),
    ...(fits(expect.outcome, outcome)
      ? []
      : [{ what: 'outcome', expected: expect.outcome, actual: outcome }]),
    ...same('legalCount', expect.legalCount, legal.length),
    ...missing.map(answer => ({ what: 'legalIncludes', expected: answer, actual: 'not legal' })),
    ...present.map(answer => ({ what: 'legalExcludes', expected: `not ${answer}`, actual: 'legal' })),
  ];
}

/** Compares a whole position, or some fields of one that is JSON. */
function positionDifferences(expected: Expectation['position'], actual: string): Difference[] {
  if (expected === undefined || typeof expected === 'string') return same('position', expected, actual);
  const fields = decode(actual, 'position') as Readonly<Record<string, unknown>>;
  return Object.entries(expected).flatMap(([name, value]) => same(`position.${name}`, value, fields[name]));
}

const same = (what: string, expected: unknown, actual: unknown): Difference[] =>
  expected === undefined || encode(expected) === encode(actual ?? null) ? [] : [{ what, expected, actual }];

/** Compares an outcome by its winners, its reason, or both. */
function fits(expected: ExpectedOutcome | null | undefined, actual: Outcome | null): boolean {
  if (expected === undefined) return true;
  if (expected === null || actual === null) return expected === actual;
  const { winners, reason } = expected;
  const sameWinners = winners === undefined || winners.join() === actual.winners.join();
  return sameWinners && (reason === undefined || reason === actual.reason);
}

/** Expected above actual, with a mark where two texts differ. */
export function differenceLines({ what, expected, actual }: Difference, text: ScenarioText): string[] {
  const [wanted, found] = [shown(expected), shown(actual)];
  const width = Math.max(text.expected.length, text.actual.length);
  const head = (name: string): string => `     ${name.padEnd(width)}  `;
  const lines = [`   ${what}`, `${head(text.expected)}${wanted}`, `${head(text.actual)}${found}`];
  if (what !== 'position') return lines;
  const column = [...wanted].findIndex((letter, i) => letter !== found[i]);
  return [...lines, `${head('')}${' '.repeat(column < 0 ? wanted.length : column)}^`];
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
