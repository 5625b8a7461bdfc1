// @chunk draft
/** Card of one seat: its holder and name. */
import type { ComponentChildren } from 'preact';
import { useText } from '../../text/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Place } from './preparation.ts';
import { LevelField, NameField } from './SeatFields.tsx';
import { HOLDERS, type Holder, type SeatDraft } from './seat.ts';
import type { Venue } from './venue.ts';

interface SeatCardProps {
  /** Bot levels, weakest first. */
  readonly levels: readonly string[];
  readonly place: Place;
  readonly seat: SeatDraft;
  /** Descriptions of the levels, by id. */
  readonly levelNotes: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<SeatDraft>) => void;
  /** Button that removes the seat, if that is allowed. */
  readonly removal: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly venue?: Pick<Venue, 'holders' | 'guest' | 'notes'> | undefined;
  readonly children: ComponentChildren;
}

export function SeatCard({
  levels,
  place,
  seat,
  levelNotes,
  onChange,
  removal,
  venue,
  children,
}: SeatCardProps) {
  const { seats } = useText().newMatch;
  const { holder } = seat;
  const notes: Partial<Record<Holder, string>> = { ...seats.notes, ...venue?.notes };
  return (
    <fieldset className="card seat">
      <legend className="only-read">{place.question}</legend>
      <div className="seat-head">
        {place.sign}
        <h3>{place.name}</h3>
        <p>{place.note ?? notes[holder]}</p>
        {removal && (
          <button
            type="button"
            className="forget"
            aria-label={removal.label}
            title={removal.label}
            onClick={removal.onClick}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      <Choice
        label={place.question}
        values={venue?.holders ?? HOLDERS}
        value={holder}
        onChange={chosen => onChange({ holder: chosen, name: '' })}
        show={one => (one === 'guest' ? venue?.guest : seats[one])}
      />
      {!venue && <NameField seat={seat} place={place.name} onChange={onChange} />}
      {holder === 'bot' && (
        <LevelField
          seat={seat}
          place={place.name}
          levels={levels}
          note={levelNotes[seat.level] ?? ''}
          onChange={onChange}
        />
      )}
      {children}
    </fieldset>
  );
}
