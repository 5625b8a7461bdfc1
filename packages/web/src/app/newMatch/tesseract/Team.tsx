/** Who works in which lab, and as whom. */
import { LAB_NAMES, type Pack } from '@tessera/games/tesseract';
import { useState } from 'preact/hooks';
import { fill, useText } from '../../../text/index.ts';
import { Choice } from '../../Choice.tsx';
import { Icon } from '../../Icon.tsx';
import { levelIds } from '../levels.ts';
import { LevelField, NameField } from '../SeatFields.tsx';
import { HOLDERS } from '../seat.ts';
import {
  labsOf,
  MAX_SEATS,
  researcherOf,
  type TeamDraft,
  withMore,
  withoutSeat,
  withResearcher,
  withSeat,
} from './draft.ts';
import { ResearcherField } from './ResearcherField.tsx';
import type { PageWords } from './words/index.ts';

interface TeamProps {
  readonly draft: TeamDraft;
  readonly words: PageWords;
  readonly pack: Pack;
  readonly onChange: (draft: TeamDraft) => void;
}

export function Team({ draft, words, pack, onChange }: TeamProps) {
  const { team } = words;
  const [said, say] = useState('');
  const add = () => {
    onChange(withMore(draft));
    say(fill(team.added, { lab: labName(draft.seats.length) }));
  };
  return (
    <section className="new-part">
      <h2>{team.heading}</h2>
      <p className="team-lead">{team.lead}</p>
      <div className="team">
        {[...draft.seats.keys()].map(seat => (
          <SeatCard
            key={seat}
            seat={seat}
            {...{ draft, words, pack, onChange }}
            onRemove={() => {
              onChange(withoutSeat(draft, seat));
              say(fill(team.removed, { lab: labName(seat) }));
            }}
          />
        ))}
        {draft.seats.length < MAX_SEATS && (
          <button type="button" className="card team-more" onClick={add}>
            <Icon name="plus" size={20} />
            {team.add}
          </button>
        )}
      </div>
      <p className="only-read" role="status">
        {said}
      </p>
    </section>
  );
}

const labName = (lab: number): string => LAB_NAMES[lab] ?? '';

interface SeatCardProps extends TeamProps {
  readonly seat: number;
  readonly onRemove: () => void;
}

function SeatCard({ draft, words, pack, seat, onChange, onRemove }: SeatCardProps) {
  const { newMatch } = useText();
  const { team, levels } = words;
  const one = draft.seats[seat];
  if (!one) return null;
  const isAlone = draft.seats.length === 1;
  const labs = isAlone ? [0, 1] : [seat];
  const [first, second] = labs.map(labName);
  const place = isAlone
    ? fill(team.labs, { first: first ?? '', second: second ?? '' })
    : fill(team.lab, { lab: labName(seat) });
  const question = isAlone ? team.whoBoth : fill(team.who, { lab: labName(seat) });
  const change = (to: Partial<typeof one>) => onChange(withSeat(draft, seat, to));
  return (
    <fieldset className="card seat">
      <legend className="only-read">{question}</legend>
      <div className="seat-head team-head">
        <span className="lab-sign" aria-hidden="true">
          {labs.map(labName).join('')}
        </span>
        <h3>{place}</h3>
        <p>{isAlone ? team.alone : newMatch.seats.notes[one.holder]}</p>
        {!isAlone && <RemoveButton label={fill(team.remove, { lab: labName(seat) })} onClick={onRemove} />}
      </div>
      <Choice
        label={question}
        values={HOLDERS}
        value={one.holder}
        onChange={holder => change({ holder, name: '' })}
        show={holder => newMatch.seats[holder]}
      />
      <NameField seat={one} place={place} onChange={change} />
      {one.holder === 'bot' && (
        <LevelField
          seat={one}
          place={place}
          levels={levelIds('tesseract')}
          note={(levels as Readonly<Record<string, string>>)[one.level] ?? ''}
          onChange={change}
        />
      )}
      {labs.slice(0, labsOf(draft)).map(lab => (
        <Researcher key={lab} lab={lab} isAlone={isAlone} {...{ draft, words, pack, onChange }} />
      ))}
    </fieldset>
  );
}

const RemoveButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" className="forget" aria-label={label} title={label} onClick={onClick}>
    <Icon name="close" size={16} />
  </button>
);

function Researcher(props: TeamProps & { readonly lab: number; readonly isAlone: boolean }) {
  const { draft, words, pack, onChange, lab, isAlone } = props;
  return (
    <ResearcherField
      words={words}
      pack={pack}
      lab={labName(lab)}
      isAlone={isAlone}
      value={researcherOf(draft, lab)}
      onChange={id => onChange(withResearcher(draft, lab, id))}
    />
  );
}
