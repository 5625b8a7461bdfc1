/** Whose colours a seat flies: a name, a colour and a pattern, no more. */
import { FACTIONS, type Faction } from '@tessera/games/quantum';
import { useId } from 'preact/hooks';
import type { FieldProps } from '../../../table/newMatch/preparation.ts';
import { factionsIn, withFaction } from './form.ts';
import type { PageWords } from './words/index.ts';

export function FactionField(props: FieldProps<PageWords> & { readonly held: readonly number[] }) {
  const { draft, words, onChange, held } = props;
  const [seat = 0] = held;
  const id = useId();
  const faction = factionsIn(draft)[seat] as Faction;
  return (
    <>
      <div className="seat-line">
        <label htmlFor={id}>
          {words.faction}
          <span className="only-read">, {seat + 1}</span>
        </label>
        <select
          id={id}
          className="field"
          value={faction}
          aria-describedby={`${id}-text`}
          onChange={({ currentTarget }) => onChange(withFaction(draft, seat, currentTarget.value as Faction))}
        >
          {FACTIONS.map(one => (
            <option key={one} value={one}>
              {words.game.factions[one]}
            </option>
          ))}
        </select>
      </div>
      <p id={`${id}-text`} className="seat-note">
        {words.game.factionTexts[faction]}
      </p>
    </>
  );
}

/** Colour and pattern, as on the ships. */
export const FactionSign = ({ faction }: { readonly faction: Faction }) => (
  <span className={`seat-sign faction-sign is-${faction}`} aria-hidden="true" />
);
