/** Form of a new table on the server, the page of a new match with chairs for whoever joins. */
import type { NewTable } from '@tessera/wire';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../games/manifest.ts';
import type { NewMatch } from '../../match/client.ts';
import type { Preparation } from '../../table/newMatch/preparation.ts';
import { GUEST } from '../../table/newMatch/seat.ts';
import type { Venue } from '../../table/newMatch/venue.ts';
import { fill, useLoadedWords, useText } from '../../text/index.ts';
import { loadOnlineWords, type OnlineWords } from '../../text/online/index.ts';
import { PACES } from '../../text/online/paces.ts';
import { Icon } from '../../ui/Icon.tsx';
import { navigate, PATHS } from '../../ui/router.ts';
import { changeSettings, NAME_LIMIT, settings, useSettings } from '../../ui/settings.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { NewMatchPage } from '../newMatch/NewMatchPage.tsx';
import { api } from './api.ts';
import { enterAs, knowGuest, newEntropy, useGuest, usualName } from './guest.ts';
import { errorWords } from './refusals.ts';
import { Field, type Terms, TermsFields, USUAL_TERMS } from './TermsFields.tsx';

interface NewTableProps {
  readonly game: GameManifest;
  readonly preparation: Preparation;
}

export default function NewTablePage({ game, preparation }: NewTableProps) {
  const { waiting } = useText();
  const words = useLoadedWords(loadOnlineWords);
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const [refused, refuse] = useState('');
  const refusal = useRef<HTMLParagraphElement>(null);
  // The refusal scrolls into view: the button is at the edge of the viewport and may be far below it.
  useEffect(() => {
    if (refused) refusal.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  const name = useRef<HTMLInputElement>(null);
  const [isMissed, miss] = useState(false);
  if (!words) return <Waiting text={waiting} />;
  const begin = async (match: NewMatch): Promise<void> => {
    refuse('');
    try {
      await knowGuest();
      if (!usualName()) {
        miss(true);
        name.current?.focus();
        return;
      }
      await enterAs(usualName());
      const { id } = await api.newTable(newTableOf(match, terms));
      navigate(PATHS.table(id));
    } catch (error) {
      refuse(fill(words.make.failed, { why: errorWords(words, error) }));
    }
  };
  const venue: Venue = {
    id: ' on line',
    title: words.make.title,
    holders: ['you', 'guest', 'bot'],
    guest: words.make.open,
    notes: { you: words.make.youNote, guest: words.make.openNote },
    others: { ...GUEST, name: words.make.comer },
    fields: (
      <>
        <TermsFields
          terms={terms}
          words={words}
          isTogether={game.isTogether}
          levels={preparation.levels}
          onChange={setTerms}
        >
          <YourName words={words} field={name} isMissed={isMissed} />
        </TermsFields>
        {refused && (
          <p className="refusal" role="alert" ref={refusal}>
            <Icon name="threat" size={16} />
            {refused}
          </p>
        )}
      </>
    ),
    start: words.make.start,
    begin: match => void begin(match),
  };
  return <NewMatchPage game={game} preparation={preparation} venue={venue} />;
}

interface YourNameProps {
  readonly words: OnlineWords;
  readonly field: RefObject<HTMLInputElement | null>;
  /** True after a submission without a name. */
  readonly isMissed: boolean;
}

/** Name of the host, who needs one with a chair or without. */
function YourName({ words: { make }, field, isMissed }: YourNameProps) {
  const { name } = useSettings();
  const guest = useGuest();
  const isWrong = isMissed && !usualName();
  return (
    <Field label={make.you} text={isWrong ? make.needName : make.youText} isWrong={isWrong}>
      {({ label, describedBy }) => (
        <input
          ref={field}
          className="field"
          value={name}
          placeholder={guest?.name ?? ''}
          aria-invalid={isWrong}
          maxLength={NAME_LIMIT}
          autoComplete="nickname"
          required
          aria-label={label}
          aria-describedby={describedBy}
          onInput={event => changeSettings({ name: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

/** Body of the request that creates the table. */
function newTableOf(
  { game, seats, options }: NewMatch,
  { title, pace, openTo, onTime, keeper, hasHints, doors }: Terms,
): NewTable {
  return {
    game,
    title: title.trim(),
    options: { ...options },
    chairs: seats.map(holder => {
      if (holder.kind === 'bot') return { kind: 'bot', level: holder.level };
      return { kind: holder.kind === 'you' ? 'me' : 'open' };
    }),
    pace: { ...PACES[pace] },
    openTo,
    onTime,
    ...(keeper && { keeper }),
    hasHints,
    // Older servers do not know the field `doors`.
    ...((!doors.mayWatch || !doors.mayTalk) && { doors }),
    language: settings().language,
    entropy: newEntropy(),
  };
}
