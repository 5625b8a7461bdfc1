/** As whom somebody works in a lab: drawn by lot, or chosen for what the researcher can do. */
import { type Pack, researcherTextOf } from '@tessera/games/tesseract';
import { useId } from 'preact/hooks';
import { fill } from '../../../text/index.ts';
import { RANDOM } from './draft.ts';
import type { PageWords } from './words/index.ts';

interface ResearcherFieldProps {
  readonly words: PageWords;
  readonly pack: Pack;
  readonly lab: string;
  /** Whether somebody else runs another lab in the same card. */
  readonly isAlone: boolean;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function ResearcherField({ words, pack, lab, isAlone, value, onChange }: ResearcherFieldProps) {
  const { team } = words;
  const id = useId();
  const label = fill(team.researcherOf, { lab });
  return (
    <>
      <div className="seat-line researcher-line">
        <label htmlFor={id}>
          {isAlone ? lab : team.researcher}
          <span className="only-read">, {label}</span>
        </label>
        <select
          id={id}
          className="field"
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value={RANDOM}>{team.random}</option>
          {pack.researchers.map(row => (
            <option key={row.id} value={row.id}>
              {researcherTextOf({ pack }, row.id, words.game).name}
            </option>
          ))}
        </select>
      </div>
      <p className="seat-note">
        {value === RANDOM ? team.randomText : researcherTextOf({ pack }, value, words.game).ability}
      </p>
    </>
  );
}
