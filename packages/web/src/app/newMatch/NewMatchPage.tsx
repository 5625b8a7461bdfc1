// @chunk draft
/**
 * Form of a new match: seats, options with defaults, fields of this game only, and a recommended first game.
 */
import '../../table/newMatch/newMatch.css';
import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { beginFirst, firstGameWords } from '../../games/firstGame.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { listMatches } from '../../match/library.ts';
import { beginMatch } from '../../table/begin.ts';
import { isRefused, NO_CLOCK } from '../../table/newMatch/clock/clock.ts';
import {
  canHaveClock,
  type Draft,
  dropDraft,
  friendDraft,
  keepDraft,
  keptDraft,
  refusalOf,
  setupOf,
} from '../../table/newMatch/draft.ts';
import type { Form, Preparation, PreparationWords } from '../../table/newMatch/preparation.ts';
import type { SeatDraft } from '../../table/newMatch/seat.ts';
import type { Venue } from '../../table/newMatch/venue.ts';
import { useLoadedWords, useText } from '../../text/index.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { lazy } from '../../ui/render/lazy.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { LineSlot } from '../study/hard/LineSlot.tsx';
import { Options } from './Options.tsx';
import { Recommended } from './Recommended.tsx';
import { Seats } from './Seats.tsx';
import { Summary } from './Summary.tsx';

const ClockField = lazy(() => import('../../table/newMatch/clock/ClockField.tsx'));

interface NewMatchPageProps {
  readonly game: GameManifest;
  readonly preparation: Preparation;
  readonly venue?: Venue;
}

export function NewMatchPage({ game, preparation, venue }: NewMatchPageProps) {
  const { waiting } = useText();
  const words = useLoadedWords(preparation.loadWords);
  const { loadTable } = game;
  // The table is prefetched while the player fills in the form.
  useEffect(() => void loadTable(), [loadTable]);
  if (!words) return <Waiting text={waiting} />;
  return <PreparedForm game={game} preparation={preparation} words={words} {...(venue && { venue })} />;
}

/** The draft as it was left; `?with=friend` starts one with another person. */
function useDraft(form: Form, venue: Venue | undefined): readonly [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() =>
    new URLSearchParams(location.search).get('with') === 'friend'
      ? friendDraft(form)
      : keptDraft(form, venue?.id, venue?.others),
  );
  const change = (draft: Draft) => {
    const next = venue ? { ...draft, seats: draft.seats.map(hostedBy(venue)) } : draft;
    keepDraft(form, next, venue?.id);
    setDraft(next);
  };
  return [draft, change];
}

/** On a server nobody shares the screen: seats for friends become seats for whoever joins. */
const hostedBy =
  ({ others }: Venue) =>
  (seat: SeatDraft): SeatDraft =>
    seat.holder === 'friend' || seat.holder === 'guest' ? { ...seat, ...others, level: seat.level } : seat;

interface PreparedFormProps extends NewMatchPageProps {
  readonly words: PreparationWords;
}

function PreparedForm({ game, preparation, words, venue }: PreparedFormProps) {
  const text = useText();
  const { newMatch, language } = text;
  const [draft, change] = useDraft(preparation, venue);
  const form = useRef<HTMLFormElement>(null);
  const { BeforeOptions, AfterOptions } = preparation;
  const isFirst = !listMatches().some(({ setup, outcome }) => setup.game === game.id && outcome);

  const start = (event: TargetedSubmitEvent<HTMLElement>) => {
    event.preventDefault();
    const refused = Object.keys(preparation.options).find(name =>
      refusalOf(preparation, draft, name, name, text),
    );
    const isClockWrong = canHaveClock(preparation, draft) && isRefused(draft.clock ?? NO_CLOCK);
    if (refused === undefined && !isClockWrong) {
      dropDraft(preparation, venue?.id);
      return (venue?.begin ?? beginMatch)(setupOf(preparation, draft));
    }
    const wrong = form.current?.querySelector<HTMLElement>(
      `[data-option="${refused ?? 'clock'}"] input[inputmode]`,
    );
    wrong?.closest('details')?.setAttribute('open', '');
    wrong?.focus();
  };

  const part = { preparation, draft, words, onChange: change };
  const field = { draft, words, onChange: change, isOnline: venue !== undefined };
  return (
    <form ref={form} className="new-match" data-game={game.id} onSubmit={start} noValidate>
      <header className="new-head">
        <p className="new-game">{game.titles[language].name}</p>
        <PageTitle title={venue?.title ?? newMatch.title} />
      </header>
      <div className="new-choices">
        {isFirst && !venue && (
          <Recommended
            {...newMatch.recommended}
            text={firstGameWords(game, language)}
            onStart={() => beginFirst(game)}
          />
        )}
        <Seats {...part} venue={venue} />
        {venue?.fields}
        {canHaveClock(preparation, draft) && (
          <div className="card options">
            <ClockField value={draft.clock ?? NO_CLOCK} onChange={clock => change({ ...draft, clock })} />
          </div>
        )}
        {BeforeOptions && <BeforeOptions {...field} />}
        <LineSlot preparation={preparation} draft={draft} />
        <Options {...part} suggested={game.firstGame.options} />
        {AfterOptions && <AfterOptions {...field} />}
      </div>
      <Summary preparation={preparation} draft={draft} words={words} startWord={venue?.start} />
    </form>
  );
}
