/** A table of the server is set on the page of any new match: whoever comes takes the place of friends at this screen. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../games/manifest.ts';
import type { NewMatch } from '../../match/client.ts';
import type { Preparation } from '../../table/newMatch/preparation.ts';
import { GUEST } from '../../table/newMatch/seat.ts';
import type { Venue } from '../../table/newMatch/venue.ts';
import { fill, useLoadedWords, useText } from '../../text/index.ts';
import { loadOnlineWords } from '../../text/online/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { navigate, PATHS } from '../../ui/router.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { NewMatchPage } from '../newMatch/NewMatchPage.tsx';
import { api } from './api.ts';
import { enterAs, knowGuest, usualName } from './guest.ts';
import { errorWords } from './refusals.ts';
import { type Terms, TermsFields, USUAL_TERMS } from './TermsFields.tsx';
import { chairsOf, termsOf } from './wanted.ts';
import { YourName } from './YourName.tsx';

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
      const { game, options, seats } = match;
      const { id } = await api.newTable({
        game,
        options: { ...options },
        chairs: chairsOf(seats),
        ...termsOf(terms),
      });
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
