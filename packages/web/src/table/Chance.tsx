/** The chance to win, when a player asked for it: a number, where it came from, and the whole course of it. */
import './chance.css';
import type { Sample } from '../match/notes.ts';
import { fill } from '../text/index.ts';
import { chanceWords } from './chanceWords.ts';
import type { TableModel } from './useTable.ts';

interface ChanceProps {
  readonly model: TableModel<unknown>;
  /** Whose chance it is. */
  readonly who: string;
  /** The chance of whoever it is about, whosever turn it was. */
  chanceOf(sample: Sample): number;
}

/** What was found last until the board on screen. */
export function sampleAt({ coach, back, snapshot }: TableModel<unknown>): Sample | undefined {
  const count = back.count ?? snapshot.moves.length;
  return coach.samples.findLast(sample => sample.count <= count);
}

/** A chance belongs to one position: later it is out of date. */
export const isStale = ({ back, snapshot }: TableModel<unknown>, { count }: Sample): boolean =>
  count < (back.count ?? snapshot.moves.length);

export function ChancePanel({ model, who, chanceOf }: ChanceProps) {
  const { text, coach, back } = model;
  const { hints, chance } = text.table;
  const now = sampleAt(model);
  const before = coach.samples.findLast(sample => now !== undefined && sample.count < now.count);
  const said = (sample: Sample): string => chanceWords(text, chanceOf(sample));
  const isOld = now !== undefined && isStale(model, now);
  return (
    <section className="tb-panel tb-chance">
      <h2>
        {hints.chance}
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
          <Course
            points={coach.samples.map(sample => [sample.count, chanceOf(sample)])}
            shown={now.count}
            name={hints.history}
            onShow={back.show}
          />
        </div>
      ) : (
        <p className="tb-sub">{coach.isAsking ? hints.looking : chance.ask}</p>
      )}
    </section>
  );
}

interface CourseProps {
  /** Answers given, and the chance then. */
  readonly points: readonly (readonly [count: number, chance: number])[];
  /** The one that is marked. */
  readonly shown: number;
  readonly name: string;
  onShow(count: number): void;
}

const [WIDTH, HEIGHT] = [190, 58];

/** A press shows the board that a chance was found for. */
function Course({ points, shown, name, onShow }: CourseProps) {
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  if (points.length < 2) return null;
  const x = (count: number): number => 3 + ((count - first) / (last - first)) * (WIDTH - 6);
  const y = (chance: number): number => HEIGHT - chance * 52 - 3;
  const line = points.map(([count, chance]) => `${x(count).toFixed(1)},${y(chance).toFixed(1)}`).join('L');
  const marked = points.find(([count]) => count === shown);
  /** The nearest to where it was pressed; a key presses nowhere and means the first. */
  const press = ({ currentTarget, clientX }: MouseEvent): void => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    const wanted = ((clientX - left) / width) * WIDTH;
    const distance = (count: number): number => Math.abs(x(count) - wanted);
    onShow(points.reduce((near, [count]) => (distance(count) < distance(near) ? count : near), first));
  };
  return (
    <button type="button" aria-label={name} onClick={press}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="is-area" d={`M3,${HEIGHT}L${line}L${x(last)},${HEIGHT}Z`} />
        <path className="is-half" d={`M0,${y(0.5)}H${WIDTH}`} />
        <path className="is-line" d={`M${line}`} />
        {marked && <circle cx={x(marked[0])} cy={y(marked[1])} r="3.5" />}
      </svg>
    </button>
  );
}
