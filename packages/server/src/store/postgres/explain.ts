import { type FailureCode, StoreFailure } from '../failure.ts';

/** Classes of PostgreSQL's error codes, and network error codes. */
const CLASSES: readonly (readonly [RegExp, FailureCode, string])[] = [
  [/^53[12]00/, 'full', 'The database has no room left.'],
  [/^(40|55P03|57014)/, 'busy', 'The database is busy with something that stands in the way.'],
  [/^(08|53|57|25P03|E[A-Z]+$)/, 'unreachable', 'The database cannot be reached.'],
  [/^(XX001|XX002)/, 'damaged', 'The database is damaged.'],
  [/^2[23]/, 'refused', 'The database does not take it.'],
];

/** An error without a code is a lost connection. Unknown codes count as permanent. */
export function explain(error: unknown): StoreFailure {
  const { code = '08000', message } = error as Error & { code?: string };
  const [, kind, sentence] = CLASSES.find(([pattern]) => pattern.test(code)) ?? [
    undefined,
    'broken',
    'The database failed.',
  ];
  return new StoreFailure(kind as FailureCode, `${sentence} (${message})`, error);
}
