/** Who sits in one seat, and under which name. */
import { fill, useText } from '../../text/index.ts';
import { Choice } from '../Choice.tsx';
import { levelIds, levelWords } from './levels.ts';
import { LevelField, NameField } from './SeatFields.tsx';
import { HOLDERS, type SeatDraft } from './seat.ts';

interface SeatCardProps {
  readonly colour: 0 | 1;
  readonly seat: SeatDraft;
  readonly onChange: (change: Partial<SeatDraft>) => void;
}

export function SeatCard({ colour, seat, onChange }: SeatCardProps) {
  const text = useText();
  const { newMatch, rift } = text;
  const { seats } = newMatch;
  const colourName = rift.colours[colour];
  return (
    <fieldset className={`card seat ${colour === 0 ? 'is-white' : 'is-black'}`}>
      <legend className="only-read">{fill(seats.holder, { colour: colourName })}</legend>
      <div className="seat-head">
        <SeatSign />
        <h3>{colourName}</h3>
        <p>{seats.notes[seat.holder]}</p>
      </div>
      <Choice
        label={fill(seats.holder, { colour: colourName })}
        values={HOLDERS}
        value={seat.holder}
        onChange={holder => onChange({ holder, name: '' })}
        show={holder => seats[holder]}
      />
      <NameField seat={seat} place={colourName} onChange={onChange} />
      {seat.holder === 'bot' && (
        <LevelField
          seat={seat}
          place={colourName}
          levels={levelIds('rift')}
          note={levelWords(seat.level, text).text}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}

/** The Tesseract of the seat's colour: a cube within a cube. */
const SeatSign = () => (
  <svg className="seat-sign" width="36" height="36" viewBox="-24 -24 48 48" aria-hidden="true">
    <path className="sign-top" d="M0-21 18.2-10.5 0 0-18.2-10.500z" />
    <path className="sign-left" d="M-18.2-10.5 0 0v21l-18.2-10.500z" />
    <path className="sign-right" d="M18.2-10.5 0 0v21l18.2-10.500z" />
    <path className="sign-heart" d="M0-9 7.8-4.500v9L0 9l-7.8-4.500v-9z" />
  </svg>
);
