/** A table of the server is set on the page of any new match: whoever comes takes the place of friends at this screen. */

import type { NewTable } from '@tessera/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../games/manifest.ts';
import type { NewMatch } from '../../match/client.ts';
import { fill, useLoadedWords, useText } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import { Waiting } from '../Notice.tsx';
import { NewMatchPage } from '../newMatch/NewMatchPage.tsx';
import type { Preparation } from '../newMatch/preparation.ts';
import { GUEST } from '../newMatch/seat.ts';
import type { Venue } from '../newMatch/venue.ts';
import { navigate, PATHS } from '../router.ts';
import { settings } from '../settings.ts';
import { api } from './api.ts';
import { enterAs, knowGuest, newEntropy, usualName } from './guest.ts';
import { PACES } from './paces.ts';
import { errorWords } from './refusals.ts';
import { type Terms, TermsFields, USUAL_TERMS } from './TermsFields.tsx';
import { loadOnlineWords } from './words/index.ts';

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
  // The button is at the edge of the window, the refusal may be far above it.
  useEffect(() => {
    if (refused) refusal.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  if (!words) return <Waiting text={waiting} />;
  const begin = async (match: NewMatch): Promise<void> => {
    refuse('');
    try {
      await knowGuest();
      await enterAs(usualName() || words.make.anyone);
      const { id } = await api.newTable(tableOf(match, terms));
      navigate(PATHS.table(id));
    } catch (error) {
      refuse(fill(words.make.failed, { why: errorWords(words, error) }));
    }
  };
  const venue: Venue = {
    id: ' on line',
    title: words.make.title,
    holders: ['you', 'guest', 'bot'],
    guest: words.make.anyone,
    notes: { you: words.make.youNote, guest: words.make.anyoneNote },
    others: { ...GUEST, name: words.make.anyone },
    fields: (
      <>
        <TermsFields
          terms={terms}
          words={words}
          isTogether={game.isTogether}
          levels={preparation.levels}
          onChange={setTerms}
        />
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

/** What the server is asked for. */
function tableOf(
  { game, seats, options }: NewMatch,
  { title, pace, openTo, onTime, keeper, hasHints }: Terms,
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
    language: settings().language,
    entropy: newEntropy(),
  };
}
