/** One match to go on with: its board as it stands, whose move it is, and a way to be rid of it. */
import { useEffect, useRef, useState } from 'react';
import { MiniBoard } from '../../games/rift/MiniBoard.tsx';
import type { StoredMatch } from '../../match/library.ts';
import { fill, plural, type Text, timeAgo, useText } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { PATHS } from '../router.ts';
import { Ticket } from './Ticket.tsx';

interface MatchTicketProps {
  readonly match: StoredMatch;
  readonly onForget: () => void;
}

export function MatchTicket({ match, onForget }: MatchTicketProps) {
  const text = useText();
  const words = text.home.continue;
  const [isAsking, ask] = useState(false);
  const cross = useRef<HTMLButtonElement>(null);
  const keep = () => {
    ask(false);
    requestAnimationFrame(() => cross.current?.focus());
  };
  const { setup, moves, position, updated } = match;
  const camp = setup.options.camp === 'outer' ? 'outer' : 'inset';
  const title = { title: setup.title };
  if (isAsking) return <ForgetTicket title={setup.title} onYes={onForget} onNo={keep} />;
  return (
    <Ticket
      className="is-match"
      picture={<MiniBoard position={position} camp={camp} />}
      kind={text.rift.name}
      title={
        <Link className="tile-link" href={PATHS.match(setup.id)} aria-label={fill(words.open, title)}>
          {setup.title}
        </Link>
      }
      text={`${plural(text.language, words.moves, moves)}, ${timeAgo(text.language, updated, Date.now())}`}
      foot={
        <>
          <span className={`pill ${match.isYours ? '' : 'is-waiting'}`}>{standing(match, text)}</span>
          <button
            ref={cross}
            type="button"
            className="forget"
            aria-label={fill(words.forget, title)}
            title={fill(words.forget, title)}
            onClick={() => ask(true)}
          >
            <Icon name="close" size={16} />
          </button>
        </>
      }
    />
  );
}

/** Whose move it is, or who won. */
function standing({ setup, isYours, toAct, outcome }: StoredMatch, { home }: Text): string {
  const words = home.continue;
  const nameOf = (seat: number | null | undefined) => setup.seats[seat ?? -1]?.name;
  if (outcome) {
    const name = nameOf(outcome.winners[0]);
    return name === undefined ? words.over : fill(words.won, { name });
  }
  const isShared = setup.seats.filter(({ kind }) => kind !== 'bot').length > 1;
  if (isYours && !isShared) return words.yourMove;
  const name = nameOf(toAct);
  return name === undefined ? words.fresh : fill(words.toMove, { name });
}

interface ForgetTicketProps {
  readonly title: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The focus goes to the answer that changes nothing. */
function ForgetTicket({ title, onYes, onNo }: ForgetTicketProps) {
  const words = useText().home.continue;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Ticket
      className="is-asking"
      kind={title}
      title={words.forgetAsk}
      text=""
      foot={
        <>
          <button type="button" className="button is-small is-danger" onClick={onYes}>
            {words.forgetYes}
          </button>
          <button ref={keep} type="button" className="button is-small" onClick={onNo}>
            {words.forgetNo}
          </button>
        </>
      }
    />
  );
}
