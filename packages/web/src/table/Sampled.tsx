// @chunk own
/** Win probability in numbers: the latest sample, the position it belongs to, and its course over the match. */
import type { Sample } from '../match/notes.ts';
import { fill } from '../text/index.ts';
import type { ChanceProps } from './Chance.tsx';
import { Course } from './Course.tsx';
import { chanceWords } from './chanceWords.ts';

interface SampledProps extends ChanceProps {
  readonly now: Sample;
  /** True if the sample belongs to an earlier position. */
  readonly isOld: boolean;
}

export default function Sampled({ model, who, chanceOf, now, isOld }: SampledProps) {
  const { text, coach, back } = model;
  const { hints, chance } = text.table;
  const before = coach.samples.findLast(sample => sample.count < now.count);
  const said = (sample: Sample): string => chanceWords(text, chanceOf(sample));
  return (
    <div className={isOld ? 'is-stale' : undefined}>
      <p>
        <b>{said(now)}</b>
        <small>
          {isOld
            ? fill(chance.since, { who, count: now.count })
            : before
              ? fill(chance.was, { who, before: said(before) })
              : who}
        </small>
      </p>
      {coach.samples.length > 1 && (
        <Course
          points={coach.samples.map(sample => [sample.count, chanceOf(sample)])}
          shown={now.count}
          name={hints.history}
          onShow={back.show}
        />
      )}
    </div>
  );
}
