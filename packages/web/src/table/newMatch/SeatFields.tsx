// @chunk draft
/** Fields for the name of a seat and the level of a bot. */
import { useId } from 'preact/hooks';
import { useText } from '../../text/index.ts';
import { changeSettings, NAME_LIMIT, useSettings } from '../../ui/settings.ts';
import { levelName, usualName } from '../names.ts';
import { holderOf, type SeatDraft } from './seat.ts';

interface SeatFieldProps {
  readonly seat: SeatDraft;
  /** The seat's colour or lab, part of the accessible names. */
  readonly place: string;
  readonly onChange: (change: Partial<SeatDraft>) => void;
}

/** The player's own name is stored as a setting; other names belong to this match. */
export function NameField({ seat, place, onChange }: SeatFieldProps) {
  const text = useText();
  const { name: yours } = useSettings();
  const isYou = seat.holder === 'you';
  const id = useId();
  const rename = (name: string) => (isYou ? changeSettings({ name }) : onChange({ name }));
  return (
    <div className="seat-line">
      <label htmlFor={id}>
        {text.newMatch.seats.name}
        <span className="only-read">, {place}</span>
      </label>
      <input
        id={id}
        className="field"
        value={isYou ? yours : seat.name}
        placeholder={usualName(holderOf(seat), text)}
        maxLength={NAME_LIMIT}
        autoComplete={isYou ? 'nickname' : 'off'}
        onInput={event => rename(event.currentTarget.value)}
      />
    </div>
  );
}

interface LevelFieldProps extends SeatFieldProps {
  readonly levels: readonly string[];
  /** Description of the chosen level. */
  readonly note: string;
}

export function LevelField({ seat, place, levels, note, onChange }: LevelFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <>
      <div className="seat-line">
        <label htmlFor={id}>
          {text.newMatch.seats.level}
          <span className="only-read">, {place}</span>
        </label>
        <select
          id={id}
          className="field"
          value={seat.level}
          onChange={event => onChange({ level: event.currentTarget.value })}
        >
          {levels.map(level => (
            <option key={level} value={level}>
              {levelName(level, text)}
            </option>
          ))}
        </select>
      </div>
      <p className="seat-note">{note}</p>
    </>
  );
}
