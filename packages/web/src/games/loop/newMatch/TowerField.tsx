/**
 * Field for the tower, the distribution of cubes over the Machine's exits: even, weighted to the middle, or
 * custom.
 */
import { TOWERS } from '@tessera/games/loop';
import { useId } from 'preact/hooks';
import { withOption } from '../../../table/newMatch/draft.ts';
import type { FieldProps } from '../../../table/newMatch/preparation.ts';
import { fill, useText } from '../../../text/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { towerIn, weightsFor, weightsIn, withWeight } from './form.ts';
import type { PageWords } from './words/index.ts';

const OWN = 'own';

export function TowerField({ draft, words, onChange }: FieldProps<PageWords>) {
  const { label, meaning, values } = words.game.options.tower;
  const said = useId();
  const tower = towerIn(draft);
  const isOwn = typeof tower !== 'string';
  return (
    <section className="new-part" data-option="tower">
      <h2>{label}</h2>
      <div className="card options">
        <div className="option">
          <p className="option-words" id={said}>
            {meaning}
          </p>
          <div className="option-control">
            <Choice
              label={label}
              describedBy={said}
              values={[...Object.keys(TOWERS), OWN]}
              value={isOwn ? OWN : tower}
              onChange={name => onChange(withOption(draft, 'tower', name === OWN ? weightsIn(draft) : name))}
              show={name => (name === OWN ? words.tower.own : values[name as keyof typeof TOWERS])}
            />
          </div>
        </div>
        {isOwn && <Exits draft={draft} words={words} onChange={onChange} />}
      </div>
    </section>
  );
}

/** Weight of each exit, and the resulting share of cubes. */
function Exits({ draft, words, onChange }: FieldProps<PageWords>) {
  const { language } = useText();
  const weights = weightsIn(draft);
  const sum = weights[0] + weights[1] + weights[2];
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div className="tower-exits">
      {words.tower.exits.map((name, exit) => (
        <label key={name} className="seat-line">
          {name}
          <select
            className="field"
            value={weights[exit]}
            onChange={({ currentTarget }) => onChange(withWeight(draft, exit, Number(currentTarget.value)))}
          >
            {weightsFor(draft, exit).map(weight => (
              <option key={weight} value={weight}>
                {weight}
              </option>
            ))}
          </select>
          <span className="seat-note">
            {fill(words.tower.share, { share: percent.format((weights[exit] ?? 0) / sum) })}
          </span>
        </label>
      ))}
    </div>
  );
}
