// @chunk draft
/** Seats of a new match, as many as the game allows, and a button that swaps the two of a duel. */
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { heldBy, withMore, withoutSeat, withSeat, withSwappedSeats } from '../../table/newMatch/draft.ts';
import type { PartProps } from '../../table/newMatch/preparation.ts';
import { SeatCard } from '../../table/newMatch/SeatCard.tsx';
import type { Venue } from '../../table/newMatch/venue.ts';
import { fill, useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';

interface SeatsProps extends PartProps {
  readonly venue: Venue | undefined;
}

export function Seats(props: SeatsProps) {
  const { preparation, draft, words, onChange } = props;
  const { min, max } = preparation.facts.seats;
  const { heading, lead } = words.seats;
  const [said, say] = useState('');
  const isDuel = max === 2;
  return (
    <section className="new-part">
      <h2>{heading}</h2>
      {lead !== undefined && <p className="seats-lead">{lead}</p>}
      <div className={isDuel ? 'seats is-duel' : 'seats'}>
        {[...draft.seats.keys()].map(seat => (
          <Fragment key={seat}>
            {isDuel && seat === 1 && <SwapButton onClick={() => onChange(withSwappedSeats(draft))} />}
            <OneSeat {...props} seat={seat} say={say} />
          </Fragment>
        ))}
        {min < max && <MoreButton {...props} say={say} />}
      </div>
      <p className="only-read" role="status">
        {said}
      </p>
    </section>
  );
}

type Say = (sentence: string) => void;

function OneSeat(props: SeatsProps & { readonly seat: number; readonly say: Say }) {
  const { preparation, draft, words, onChange, seat, say, venue } = props;
  const { SeatField, facts } = preparation;
  const holder = draft.seats[seat];
  if (!holder) return null;
  const { more } = words.seats;
  const place = preparation.placeOf(seat, draft, words);
  const remove = () => {
    onChange(withoutSeat(preparation, draft, seat));
    say(fill(more?.removed ?? '', { place: place.short }));
  };
  const canLeave = more !== undefined && draft.seats.length > facts.seats.min;
  return (
    <SeatCard
      levels={preparation.levels}
      place={place}
      seat={holder}
      levelNotes={words.levels}
      venue={venue}
      onChange={change => onChange(withSeat(draft, seat, change))}
      removal={canLeave ? { label: fill(more.remove, { place: place.short }), onClick: remove } : undefined}
    >
      {SeatField && (
        <SeatField
          draft={draft}
          words={words}
          onChange={onChange}
          held={heldBy(preparation, draft)[seat] ?? []}
        />
      )}
    </SeatCard>
  );
}

function SwapButton({ onClick }: { readonly onClick: () => void }) {
  const { swap } = useText().newMatch.seats;
  return (
    <button type="button" className="button swap" aria-label={swap} title={swap} onClick={onClick}>
      <Icon name="swap" size={20} />
    </button>
  );
}

function MoreButton({ preparation, draft, words, onChange, say }: PartProps & { readonly say: Say }) {
  const { more } = words.seats;
  const seats = draft.seats.length;
  if (!more || seats === preparation.facts.seats.max) return null;
  const add = () => {
    const grown = withMore(preparation, draft);
    onChange(grown);
    say(fill(more.added, { place: preparation.placeOf(seats, grown, words).short }));
  };
  return (
    <button type="button" className="card seats-more" onClick={add}>
      <Icon name="plus" size={20} />
      {more.add}
    </button>
  );
}
