/** Who sits in one seat, and under which name. */
import { useId } from 'react';
import { fill, useText } from '../../text/index.ts';
import { Choice } from '../Choice.tsx';
import { changeSettings, NAME_LIMIT, useSettings } from '../settings.ts';
import { HOLDERS, type SeatDraft, usualName } from './draft.ts';
import { LEVEL_IDS, levelWords } from './levels.ts';

interface SeatCardProps {
  readonly colour: 0 | 1;
  readonly seat: SeatDraft;
  readonly onChange: (change: Partial<SeatDraft>) => void;
}

export function SeatCard({ colour, seat, onChange }: SeatCardProps) {
  const { newMatch, rift } = useText();
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
      <NameField seat={seat} colourName={colourName} onChange={onChange} />
      {seat.holder === 'bot' && <LevelField seat={seat} colourName={colourName} onChange={onChange} />}
    </fieldset>
  );
}

interface SeatFieldProps {
  readonly seat: SeatDraft;
  readonly colourName: string;
  readonly onChange: (change: Partial<SeatDraft>) => void;
}

/** Your own name is remembered for the next match; the others belong to this one. */
function NameField({ seat, colourName, onChange }: SeatFieldProps) {
  const text = useText();
  const { name: yours } = useSettings();
  const isYou = seat.holder === 'you';
  const id = useId();
  const rename = (name: string) => (isYou ? changeSettings({ name }) : onChange({ name }));
  return (
    <div className="seat-line">
      <label htmlFor={id}>
        {text.newMatch.seats.name}
        <span className="only-read">, {colourName}</span>
      </label>
      <input
        id={id}
        className="field"
        value={isYou ? yours : seat.name}
        placeholder={usualName(seat, text)}
        maxLength={NAME_LIMIT}
        autoComplete={isYou ? 'nickname' : 'off'}
        onChange={event => rename(event.currentTarget.value)}
      />
    </div>
  );
}

function LevelField({ seat, colourName, onChange }: SeatFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <>
      <div className="seat-line">
        <label htmlFor={id}>
          {text.newMatch.seats.level}
          <span className="only-read">, {colourName}</span>
        </label>
        <select
          id={id}
          className="field"
          value={seat.level}
          onChange={event => onChange({ level: event.currentTarget.value })}
        >
          {LEVEL_IDS.map(level => (
            <option key={level} value={level}>
              {levelWords(level, text).name}
            </option>
          ))}
        </select>
      </div>
      <p className="seat-note">{levelWords(seat.level, text).text}</p>
    </>
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
