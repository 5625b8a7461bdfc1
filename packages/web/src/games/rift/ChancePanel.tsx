/** The chance to win, when the player asked for it: a number, where it came from, and the best move found. */
import type { Colour } from '@tessera/games/rift';
import type { Sample } from '../../match/notes.ts';
import type { Coach } from '../../table/useAdvice.ts';
import { fill } from '../../text/index.ts';
import { useText } from './text/index.ts';

interface ChanceProps {
  readonly coach: Coach;
  readonly me: Colour;
  /** Answers given so far: a chance belongs to one position. */
  readonly count: number;
}

const chanceOf = (me: Colour, { seat, chance }: Sample): number => (seat === me ? chance : 1 - chance);
const percentFor = (me: Colour, sample: Sample): number => Math.round(chanceOf(me, sample) * 100);

export function ChancePanel({ coach, me, count }: ChanceProps) {
  const { table, rift } = useText();
  const now = coach.samples.findLast(sample => sample.count <= count);
  const before = coach.samples.findLast(sample => now !== undefined && sample.count < now.count);
  const colour = rift.colours[me];
  return (
    <>
      <h2>
        {table.winChance}
        <label className="rt-coach">
          <input
            type="checkbox"
            role="switch"
            aria-checked={coach.isOn}
            checked={coach.isOn}
            onChange={event => coach.switchTo(event.currentTarget.checked)}
          />
          {table.chance.coach}
        </label>
      </h2>
      {now ? (
        <div className="rt-chance">
          <div>
            <b>{fill(table.chance.percent, { value: percentFor(me, now) })}</b>
            <small>
              {before
                ? fill(table.chance.was, { colour, before: percentFor(me, before) })
                : fill(table.chance.of, { colour })}
            </small>
          </div>
          <Graph samples={coach.samples} me={me} />
        </div>
      ) : (
        <p className="tb-sub">{coach.isAsking ? table.hintThinking : table.chance.ask}</p>
      )}
      <HintLine coach={coach} />
    </>
  );
}

/** The best move found, and what would follow. */
function HintLine({ coach }: { readonly coach: Coach }) {
  const { table } = useText();
  const [best, ...rest] = coach.advice?.line ?? [];
  if (!coach.isHint || best === undefined) return null;
  return (
    <p className="rt-best">
      <b>{fill(table.chance.best, { move: best })}</b>
      {rest.length > 0 && <span>{fill(table.chance.afterwards, { moves: rest.slice(0, 3).join(' ') })}</span>}
    </p>
  );
}

const [WIDTH, HEIGHT] = [190, 58];

function Graph({ samples, me }: { readonly samples: readonly Sample[]; readonly me: Colour }) {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || samples.length < 2) return null;
  const x = (count: number): number => ((count - first.count) / (last.count - first.count)) * (WIDTH - 6);
  const y = (chance: number): number => HEIGHT - Math.round(chance * 100) * 0.52 - 3;
  const line = samples.map(one => `${x(one.count).toFixed(1)},${y(chanceOf(me, one)).toFixed(1)}`).join('L');
  return (
    <svg className="rt-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="is-area" d={`M0,${HEIGHT}L${line}L${x(last.count)},${HEIGHT}Z`} />
      <path className="is-half" d={`M0,${y(0.5)}H${WIDTH}`} />
      <path className="is-line" d={`M${line}`} />
      <circle cx={x(last.count)} cy={y(chanceOf(me, last))} r="3.5" />
    </svg>
  );
}

/** White's share of the bar beside the board. */
export function ChanceBar({
  sample,
  flipped,
}: {
  readonly sample: Sample | undefined;
  readonly flipped: boolean;
}) {
  const { table } = useText();
  if (!sample) return null;
  const white = percentFor(0, sample);
  const label = fill(table.chance.bar, { white, black: 100 - white });
  return (
    <div className={flipped ? 'rt-bar is-flipped' : 'rt-bar'} role="img" aria-label={label}>
      <span className={white < 50 ? 'is-ahead' : undefined}>{100 - white}</span>
      <div>
        <i style={{ flexBasis: `${white}%` }} />
      </div>
      <span className={white >= 50 ? 'is-ahead' : undefined}>{white}</span>
    </div>
  );
}
