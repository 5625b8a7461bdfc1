/** Stored matches that cannot be parsed: the reason, and buttons to download or remove them. */
import { useRef, useState } from 'preact/hooks';
import { fileOf, type UnreadableMatch } from '../../match/library.ts';
import { fill, useLoadedWords } from '../../text/index.ts';
import { download } from '../../ui/download.ts';
import { type FailureWords, loadFailureWords } from '../match/failureWords/index.ts';
import { ForgetTicket } from './MatchTicket.tsx';
import { Ticket } from './Ticket.tsx';

interface UnreadableRowProps {
  readonly matches: readonly UnreadableMatch[];
  readonly onForget: (match: UnreadableMatch) => void;
}

export default function UnreadableRow({ matches, onForget }: UnreadableRowProps) {
  const words = useLoadedWords(loadFailureWords)?.unreadable;
  if (!words) return null;
  return (
    <section className="home-row" aria-labelledby="unreadable">
      <h2 id="unreadable">{words.heading}</h2>
      <div className="home-grid">
        {matches.map(match => (
          <UnreadableTicket key={match.id} {...{ match, words }} onForget={() => onForget(match)} />
        ))}
      </div>
    </section>
  );
}

interface UnreadableTicketProps {
  readonly match: UnreadableMatch;
  readonly words: FailureWords['unreadable'];
  readonly onForget: () => void;
}

function UnreadableTicket({ match: { id, why }, words, onForget }: UnreadableTicketProps) {
  const [isAsking, ask] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const keep = () => {
    ask(false);
    requestAnimationFrame(() => remove.current?.focus());
  };
  if (isAsking) return <ForgetTicket title={id} onYes={onForget} onNo={keep} />;
  return (
    <Ticket
      className="is-unreadable"
      kind={id}
      title={words.title}
      text={fill(words.text, { why })}
      foot={
        <>
          <button type="button" className="button is-small" onClick={async () => download(await fileOf(id))}>
            {words.download}
          </button>
          <button ref={remove} type="button" className="button is-small is-danger" onClick={() => ask(true)}>
            {words.remove}
          </button>
        </>
      }
    />
  );
}
