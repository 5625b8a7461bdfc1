/** The chance to win, when the player asked for it: a number, where it came from, and the hint. */
import type { Colour } from '@tessera/games/rift';
import type { Sample } from '../../match/notes.ts';
import { chanceWords } from '../../table/chance.ts';
import { fill } from '../../text/index.ts';
import { ChanceGraph } from './ChanceGraph.tsx';
import { useText } from './text/index.ts';
import type { Model } from './useModel.ts';

/** The chance of a colour, whosever turn it was. */
const chanceOf = (me: Colour, { seat, chance }: Sample): number => (seat === me ? chance : 1 - chance);

/** What was found last until the board on screen. */
function sampleAt({ coach, back, snapshot }: Model): Sample | undefined {
  const count = back.count ?? snapshot.moves.length;
  return coach.samples.findLast(sample => sample.count <= count);
}

/** A chance belongs to one position: later it is out of date. */
const isStale = ({ back, snapshot }: Model, { count }: Sample): boolean =>
  count < (back.count ?? snapshot.moves.length);

export function ChancePanel({ model }: { readonly model: Model }) {
  const text = useText();
  const { table, rift } = text;
  const { coach, me, back } = model;
  const now = sampleAt(model);
  const before = coach.samples.findLast(sample => now !== undefined && sample.count < now.count);
  const colour = rift.colours[me];
  return (
    <>
      <h2>
        {table.hints.chance}
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
        <div className={isStale(model, now) ? 'rt-chance is-stale' : 'rt-chance'}>
          <div>
            <b>{chanceWords(text, chanceOf(me, now))}</b>
            <small>
              {isStale(model, now)
                ? fill(table.chance.since, { colour, count: now.count })
                : before
                  ? fill(table.chance.was, { colour, before: chanceWords(text, chanceOf(me, before)) })
                  : colour}
            </small>
          </div>
          <ChanceGraph
            points={coach.samples.map(sample => [sample.count, chanceOf(me, sample)])}
            shown={now.count}
            onShow={back.show}
          />
        </div>
      ) : (
        <p className="tb-sub">{coach.isAsking ? table.hints.looking : table.chance.ask}</p>
      )}
    </>
  );
}

/** White's share of the bar beside the board. */
export function ChanceBar({ model }: { readonly model: Model }) {
  const { table } = useText();
  const sample = sampleAt(model);
  if (!sample) return null;
  const white = Math.round(chanceOf(0, sample) * 100);
  const label = fill(table.chance.bar, { white, black: 100 - white });
  const classes = ['rt-bar', model.flipped && 'is-flipped', isStale(model, sample) && 'is-stale'];
  return (
    <div className={classes.filter(Boolean).join(' ')} role="img" aria-label={label}>
      <span className={white < 50 ? 'is-ahead' : undefined}>{100 - white}</span>
      <div>
        <i style={{ flexBasis: `${white}%` }} />
      </div>
      <span className={white >= 50 ? 'is-ahead' : undefined}>{white}</span>
    </div>
  );
}
