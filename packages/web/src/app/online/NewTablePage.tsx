/** A table of the server is set on the page of any new match: whoever comes takes the place of friends at this screen. */
import type { GameManifest } from '../../games/manifest.ts';
import type { NewMatch } from '../../match/client.ts';
import type { Preparation } from '../../table/newMatch/preparation.ts';
import { GUEST } from '../../table/newMatch/seat.ts';
import type { Venue } from '../../table/newMatch/venue.ts';
import { useLoadedWords, useText } from '../../text/index.ts';
import { loadOnlineWords } from '../../text/online/index.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { NewMatchPage } from '../newMatch/NewMatchPage.tsx';
import { api } from './api.ts';
import { USUAL_TERMS } from './TermsFields.tsx';
import { useTableForm } from './useTableForm.tsx';
import { chairsOf, termsOf } from './wanted.ts';

interface NewTableProps {
  readonly game: GameManifest;
  readonly preparation: Preparation;
}

export default function NewTablePage({ game, preparation }: NewTableProps) {
  const { waiting } = useText();
  const words = useLoadedWords(loadOnlineWords);
  const form = useTableForm(game, preparation, USUAL_TERMS);
  if (!words) return <Waiting text={waiting} />;
  const begin = ({ game, options, seats }: NewMatch): Promise<void> =>
    form.submit(words, terms =>
      api.newTable({ game, options: { ...options }, chairs: chairsOf(seats), ...termsOf(terms) }),
    );
  const venue: Venue = {
    id: ' on line',
    title: words.make.title,
    holders: ['you', 'guest', 'bot'],
    guest: words.make.open,
    notes: { you: words.make.youNote, guest: words.make.openNote },
    others: { ...GUEST, name: words.make.comer },
    fields: form.fields(words),
    start: words.make.start,
    begin: match => void begin(match),
  };
  return <NewMatchPage game={game} preparation={preparation} venue={venue} />;
}
