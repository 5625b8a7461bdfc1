/**
 * Win probability, when a player asked for it: the number, the position it belongs to, and its course over
 * the match.
 */
import './chance.css';
import type { Sample } from '../match/notes.ts';
import { fill } from '../text/index.ts';
import { onDemand } from '../ui/render/lazy.tsx';
import { chanceWords } from './chanceWords.ts';
import type { TableModel } from './useTable.ts';

/** The graph, which needs at least two samples. */
const Course = onDemand(() => import('./Course.tsx'));

interface ChanceProps {
  readonly model: TableModel<unknown>;
  /** The player or team whose chance is shown. */
  readonly who: string;
  /** The chance of that player, whoever was to move. */
  chanceOf(sample: Sample): number;
}

/** The latest sample up to the board on screen. */
export function sampleAt({ coach, back, snapshot }: TableModel<unknown>): Sample | undefined {
  const count = back.count ?? snapshot.moves.length;
  return coach.samples.findLast(sample => sample.count <= count);
}

/** True for a sample of an earlier position. */
export const isStale = ({ back, snapshot }: TableModel<unknown>, { count }: Sample): boolean =>
  count < (back.count ?? snapshot.moves.length);

/** True if hints are allowed or a sample exists. */
export const hasChance = (model: TableModel<unknown>): boolean =>
  model.may.hint || sampleAt(model) !== undefined;

export function ChancePanel({ model, who, chanceOf }: ChanceProps) {
  const { text, coach, back, may } = model;
  const { hints, chance } = text.table;
  const now = sampleAt(model);
  const before = coach.samples.findLast(sample => now !== undefined && sample.count < now.count);
  const said = (sample: Sample): string => chanceWords(text, chanceOf(sample));
  const isOld = now !== undefined && isStale(model, now);
  if (!hasChance(model)) return null;
  return (
    <section className="tb-panel tb-chance">
      <h2>
        {hints.chance}
        {may.hint && (
          <label>
            <input
              type="checkbox"
              role="switch"
              aria-checked={coach.isOn}
              checked={coach.isOn}
              onChange={event => coach.switchTo(event.currentTarget.checked)}
            />
            {chance.coach}
          </label>
        )}
      </h2>
      {now ? (
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
      ) : (
        <p className="tb-sub">{coach.isAsking ? hints.looking : chance.ask}</p>
      )}
    </section>
  );
}
