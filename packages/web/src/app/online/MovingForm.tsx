/** What is asked before a match goes on at a table of the server. */
import { isLeaving } from '@tessera/engine';
import type { TargetedSubmitEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { SeatCard } from '../../table/newMatch/SeatCard.tsx';
import { GUEST, holderOf, type SeatDraft, YOU } from '../../table/newMatch/seat.ts';
import type { Venue } from '../../table/newMatch/venue.ts';
import { noteTable, tableOfMatch } from '../../table/share/moved.ts';
import { fill, plural, useText } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { navigate, PATHS } from '../../ui/router.ts';
import { api } from './api.ts';
import { enterAs, knowGuest, usualName } from './guest.ts';
import type { Prepared } from './MovingPage.tsx';
import { errorWords } from './refusals.ts';
import { type Terms, TermsFields, USUAL_TERMS } from './TermsFields.tsx';
import { chairsOf, termsOf } from './wanted.ts';
import { YourName } from './YourName.tsx';

interface MovingFormProps extends Prepared {
  readonly words: OnlineWords;
}

export function MovingForm(props: MovingFormProps) {
  const { game, setup, log, preparation, words } = props;
  const { language } = useText();
  const { moving, make } = words;
  const [seats, setSeats] = useState(() => seatsOf(props));
  const [terms, setTerms] = useState<Terms>({ ...USUAL_TERMS, pace: 'none', title: setup.title });
  const [refused, refuse] = useState('');
  const [isMissed, miss] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const begin = async (event: TargetedSubmitEvent<HTMLElement>): Promise<void> => {
    event.preventDefault();
    refuse('');
    try {
      await knowGuest();
      if (!usualName()) {
        miss(true);
        return name.current?.focus();
      }
      await enterAs(usualName());
      const chairs = chairsOf(seats.map(holderOf));
      const { id } = await api.movedTable({ ...termsOf(terms), chairs, from: { ...log } });
      noteTable(setup.id, id);
      navigate(PATHS.table(id));
    } catch (error) {
      refuse(fill(make.failed, { why: errorWords(words, error) }));
    }
  };
  const table = tableOfMatch(setup.id);
  return (
    <form className="new-match" data-game={game.id} onSubmit={begin} noValidate>
      <header className="new-head">
        <p className="new-game">{game.titles[language].name}</p>
        <PageTitle title={moving.title} />
        <p className="seats-lead">{plural(language, moving.lead, log.entries.length)}</p>
      </header>
      <div className="new-choices">
        <Seats {...props} seats={seats} onChange={setSeats} />
        <TermsFields
          terms={terms}
          words={words}
          isTogether={game.isTogether}
          levels={preparation.levels}
          onChange={setTerms}
        >
          <YourName words={words} field={name} isMissed={isMissed} />
        </TermsFields>
      </div>
      <aside className="card summary" aria-label={moving.title}>
        <div className="summary-words">
          {game.hasChance && (
            <p className="summary-line">
              {moving.dice} {moving.hidden}
            </p>
          )}
          <p className="summary-line">{moving.stays}</p>
          {table !== undefined && (
            <p className="summary-line">
              {moving.already} <Link href={PATHS.table(table)}>{moving.open}</Link>
            </p>
          )}
          {refused && (
            <p className="refusal" role="alert">
              <Icon name="threat" size={16} />
              {refused}
            </p>
          )}
        </div>
        <button type="submit" className="button is-main">
          {moving.title}
          <Icon name="arrow" />
        </button>
      </aside>
    </form>
  );
}

/** You keep your seat, friends come by the link, bots stay; in a seat that has left nobody needs to sit. */
function seatsOf({ setup, log, preparation }: Prepared): readonly SeatDraft[] {
  const left = log.entries.filter(({ move }) => isLeaving(move));
  const you = setup.seats.findIndex(({ kind }) => kind === 'you');
  return setup.seats.map((holder, seat) => {
    const level = holder.kind === 'bot' ? holder.level : (preparation.levels[0] ?? '');
    if (holder.kind === 'bot' || left.some(entry => entry.seat === seat))
      return { holder: 'bot', name: '', level };
    return { ...(seat === Math.max(0, you) ? YOU : GUEST), level };
  });
}

interface SeatsProps extends MovingFormProps {
  readonly seats: readonly SeatDraft[];
  onChange(seats: readonly SeatDraft[]): void;
}

function Seats({ preparation, places, setup, words: { make, moving }, seats, onChange }: SeatsProps) {
  const draft = { seats, options: setup.options as never };
  const venue: Pick<Venue, 'holders' | 'guest' | 'notes'> = {
    holders: ['you', 'guest', 'bot'],
    guest: make.open,
    notes: { you: make.youNote, guest: make.openNote },
  };
  return (
    <section className="new-part">
      <h2>{moving.seats}</h2>
      <div className={seats.length === 2 ? 'seats is-duel' : 'seats'}>
        {seats.map((seat, i) => (
          <SeatCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={i}
            levels={preparation.levels}
            place={preparation.placeOf(i, draft, places)}
            seat={seat}
            levelNotes={places.levels}
            venue={venue}
            onChange={change => onChange(seats.with(i, { ...seat, ...change }))}
            removal={undefined}
          >
            {null}
          </SeatCard>
        ))}
      </div>
    </section>
  );
}
