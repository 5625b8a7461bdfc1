/** Panel of the win probability: the switch of the coach, and the latest sample once a player asked for one. */
import './chance.css';
import type { Sample } from '../match/notes.ts';
import { lazy } from '../ui/render/lazy.tsx';
import type { TableModel } from './useTable.ts';

/** Lazy-loaded with the first sample; until then the panel says that it is on its way. */
const Sampled = lazy(
  () => import('./Sampled.tsx'),
  ({ model }) => <p className="tb-sub">{model.text.table.hints.looking}</p>,
  false,
);

export interface ChanceProps {
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

/** True if hints can be asked for or a sample exists. */
export const hasChance = (model: TableModel<unknown>): boolean =>
  (model.may.hint && !model.snapshot.outcome) || sampleAt(model) !== undefined;

export function ChancePanel({ model, who, chanceOf }: ChanceProps) {
  const { text, coach, may } = model;
  const { hints, chance } = text.table;
  const now = sampleAt(model);
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
        <Sampled model={model} who={who} chanceOf={chanceOf} now={now} isOld={isStale(model, now)} />
      ) : (
        <p className="tb-sub">{coach.isAsking ? hints.looking : chance.ask}</p>
      )}
    </section>
  );
}
