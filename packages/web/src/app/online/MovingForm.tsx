/** Form for moving a local match to a table of the server: seats, pace, terms. */
import { isLeaving } from '@tessera/engine';
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatHolder } from '../../match/client.ts';
import type { Draft } from '../../table/newMatch/draft.ts';
import type { Preparation } from '../../table/newMatch/preparation.ts';
import { SeatCard } from '../../table/newMatch/SeatCard.tsx';
import { GUEST, holderOf, type SeatDraft, YOU } from '../../table/newMatch/seat.ts';
import type { Venue } from '../../table/newMatch/venue.ts';
import { noteTable, tableOfMatch } from '../../table/share/moved.ts';
import { plural, useText } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PATHS } from '../../ui/router.ts';
import { useGlance } from '../home/useGlance.ts';
import { Summary } from '../newMatch/Summary.tsx';
import { api } from './api.ts';
import type { Prepared } from './MovingPage.tsx';
import { USUAL_TERMS } from './TermsFields.tsx';
import { useTableForm } from './useTableForm.tsx';
import { chairsOf, termsOf } from './wanted.ts';

interface MovingFormProps extends Prepared {
  readonly words: OnlineWords;
}

export function MovingForm(props: MovingFormProps) {
  const { game, setup, log, preparation, places, words, stored } = props;
  const { language } = useText();
  const { moving } = words;
  const count = log.entries.length;
  const [draft, setDraft] = useState<Draft>(() => ({
    seats: seatsOf(props),
    options: setup.options as Draft['options'],
  }));
  const form = useTableForm(game, preparation, { ...USUAL_TERMS, pace: 'none', title: setup.title });
  const begin = (event: TargetedSubmitEvent<HTMLElement>): Promise<void> => {
    event.preventDefault();
    return form.submit(words, async terms => {
      const chairs = chairsOf(draft.seats.map(holderOf));
      const made = await api.movedTable({ ...termsOf(terms), chairs, from: { ...log } });
      noteTable(setup.id, made.id);
      return made;
    });
  };
  const table = tableOfMatch(setup.id);
  const glance = useGlance(game);
  return (
    <form className="new-match" data-game={game.id} onSubmit={begin} noValidate>
      <header className="new-head">
        <p className="new-game">{game.titles[language].name}</p>
        <PageTitle title={moving.title} />
        <p className="moving-lead">
          {count > 0 ? plural(language, moving.lead, count) : moving.fresh} {moving.stays}
        </p>
        {game.hasChance && (
          <p className="moving-lead">
            {moving.dice} {moving.hidden}
          </p>
        )}
        {table !== undefined && (
          <p className="moving-lead">
            {moving.already} <Link href={PATHS.table(table)}>{moving.open}</Link>
          </p>
        )}
      </header>
      <div className="new-choices">
        <Seats {...props} draft={draft} onChange={setDraft} />
        {form.fields(words)}
      </div>
      <Summary
        // A position of its own has neither map nor material of the options.
        preparation={setup.position === undefined ? preparation : { ...preparation, ownLines: () => [] }}
        draft={draft}
        words={places}
        startWord={moving.title}
        picture={stored?.position && glance ? <glance.Thumbnail match={stored} /> : undefined}
      />
    </form>
  );
}

/** The bot's own, or the usual one where the game has none of that name. */
function levelOf({ levels, usualLevel = 'fair' }: Preparation, holder: SeatHolder): string {
  const wanted = [...(holder.kind === 'bot' ? [holder.level] : []), usualLevel];
  return wanted.find(level => levels.includes(level)) ?? levels[0] ?? '';
}

/** You keep your seat, friends come by the link, bots stay; in a seat that has left nobody needs to sit. */
function seatsOf({ setup, log, preparation, words }: MovingFormProps): readonly SeatDraft[] {
  const left = log.entries.filter(({ move }) => isLeaving(move));
  const you = setup.seats.findIndex(({ kind }) => kind === 'you');
  return setup.seats.map((holder, seat) => {
    const level = levelOf(preparation, holder);
    if (holder.kind === 'bot' || left.some(entry => entry.seat === seat))
      return { holder: 'bot', name: '', level };
    return { ...(seat === Math.max(0, you) ? YOU : { ...GUEST, name: words.make.comer }), level };
  });
}

interface SeatsProps extends MovingFormProps {
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

function Seats({ preparation, places, words: { make, moving }, draft, onChange }: SeatsProps) {
  const { seats } = draft;
  const changed = (seat: SeatDraft, change: Partial<SeatDraft>): SeatDraft => ({
    ...seat,
    ...change,
    ...(change.holder === 'guest' && { name: make.comer }),
  });
  const venue: Pick<Venue, 'holders' | 'guest' | 'notes'> = {
    holders: ['you', 'guest', 'bot'],
    guest: make.open,
    notes: { you: make.youNote, guest: make.openNote },
  };
  return (
    <section className="new-part">
      <h2>{moving.seats}</h2>
      <div className="seats">
        {seats.map((seat, i) => (
          <SeatCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={i}
            levels={preparation.levels}
            place={preparation.placeOf(i, draft, places)}
            seat={seat}
            levelNotes={places.levels}
            venue={venue}
            onChange={change => onChange({ ...draft, seats: seats.with(i, changed(seat, change)) })}
            removal={undefined}
          >
            {null}
          </SeatCard>
        ))}
      </div>
    </section>
  );
}
