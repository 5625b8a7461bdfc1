/** Field for the researcher of a lab: at random, or chosen by ability. */
import { LAB_NAMES, researcherTextOf } from '@tessera/games/tesseract';
import { useId } from 'preact/hooks';
import type { FieldProps } from '../../../table/newMatch/preparation.ts';
import { fill } from '../../../text/index.ts';
import { packOf, RANDOM, researcherOf, withResearcher } from './form.ts';
import type { PageWords } from './words/index.ts';

type Props = FieldProps<PageWords>;

/** One field per lab of a seat. */
export const ResearcherFields = ({ held, ...props }: Props & { readonly held: readonly number[] }) =>
  held.map(lab => <ResearcherField key={lab} {...props} lab={lab} isOne={held.length > 1} />);

interface ResearcherFieldProps extends Props {
  readonly lab: number;
  /** True if the seat runs several labs, so that the label names this one. */
  readonly isOne: boolean;
}

function ResearcherField({ draft, words, onChange, lab, isOne }: ResearcherFieldProps) {
  const { labs, game } = words;
  const id = useId();
  const name = LAB_NAMES[lab] ?? '';
  const pack = packOf(draft);
  const value = researcherOf(draft, lab);
  return (
    <>
      <div className="seat-line researcher-line">
        <label htmlFor={id}>
          {isOne ? name : labs.researcher}
          <span className="only-read">, {fill(labs.researcherOf, { lab: name })}</span>
        </label>
        <select
          id={id}
          className="field"
          value={value}
          onChange={event => onChange(withResearcher(draft, lab, event.currentTarget.value))}
        >
          <option value={RANDOM}>{labs.random}</option>
          {pack.researchers.map(row => (
            <option key={row.id} value={row.id}>
              {researcherTextOf({ pack }, row.id, game).name}
            </option>
          ))}
        </select>
      </div>
      <p className="seat-note">
        {value === RANDOM ? labs.randomText : researcherTextOf({ pack }, value, game).ability}
      </p>
    </>
  );
}
