/** How a seed can be checked: it was committed to the day before. */
import { commitmentOf, type DailyDate, dateOf, isPublished } from '@tessera/table/daily';
import { type DailyRecord, isKept, promiseOf, seedFor } from './record.ts';
import type { DailyWords } from './words/index.ts';

interface ProofProps {
  readonly challenge: DailyDate;
  readonly day: number;
  readonly record: DailyRecord;
  readonly words: DailyWords;
}

export function Proof({ challenge, day, record, words }: ProofProps) {
  const seed = seedFor(record, challenge);
  if (seed === undefined) return null;
  if (isPublished(seed))
    return (
      <p className="daily-quiet">
        <b>{words.listed}.</b> {words.listedText}
      </p>
    );
  const kept = isKept(record, challenge);
  const next = promiseOf(record, { ...challenge, date: dateOf(day + 1) });
  return (
    <details className="daily-proof">
      <summary>{words.proof}</summary>
      <p>{words.proofText}</p>
      <dl>
        <dt>{words.seed}</dt>
        <dd>{seed}</dd>
        <dt>{words.hash}</dt>
        <dd>{commitmentOf(seed)}</dd>
        {next !== undefined && (
          <>
            <dt>{words.tomorrow}</dt>
            <dd>{next}</dd>
          </>
        )}
      </dl>
      {kept !== undefined && <p className={kept ? '' : 'refusal'}>{kept ? words.kept : words.broken}</p>}
    </details>
  );
}
