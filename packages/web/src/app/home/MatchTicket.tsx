/** Card of one match: its board, whose move it is, and a button to remove it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameById } from '../../games/index.ts';
import { fileOf, type StoredMatch } from '../../match/library.ts';
import { titleOf } from '../../table/names.ts';
import { capitalised, fill, useText } from '../../text/index.ts';
import { timeAgo } from '../../text/timeAgo.ts';
import { download } from '../../ui/download.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import { progressOf, standing } from './standing.ts';
import { Ticket } from './Ticket.tsx';
import { useGlance } from './useGlance.ts';

interface MatchTicketProps {
  readonly match: StoredMatch;
  /** Story of a finished match in one line, in place of its progress. */
  readonly story?: string | undefined;
  readonly onForget: (title: string) => void;
}

export function MatchTicket({ match, story, onForget }: MatchTicketProps) {
  const text = useText();
  const words = text.home.continue;
  const [isAsking, ask] = useState(false);
  const cross = useRef<HTMLButtonElement>(null);
  const keep = () => {
    ask(false);
    requestAnimationFrame(() => cross.current?.focus());
  };
  const { setup } = match;
  const game = gameById(setup.game);
  const called = titleOf(setup, text, game?.isTogether ?? false);
  const glance = useGlance(game);
  const title = { title: called };
  const ago = timeAgo(text.language, match.updated, Date.now());
  if (isAsking) return <ForgetTicket title={called} onYes={() => onForget(called)} onNo={keep} />;
  return (
    <Ticket
      className="is-match"
      game={setup.game}
      picture={game && (glance ? <glance.Thumbnail match={match} /> : null)}
      kind={game ? game.titles[text.language].name : setup.game}
      title={
        <Link className="tile-link" href={PATHS.match(setup.id)} aria-label={fill(words.open, title)}>
          {called}
        </Link>
      }
      text={story ? `${story} ${capitalised(ago)}` : `${progressOf(match, text, glance)}, ${ago}`}
      foot={
        <>
          <span className={`pill ${match.isYours ? '' : 'is-waiting'}`}>{standing(match, text)}</span>
          {match.isBegun && (
            <button
              type="button"
              className="save"
              aria-label={fill(words.save, title)}
              title={fill(words.save, title)}
              onClick={async () => download(await fileOf(setup.id))}
            >
              <Icon name="save" size={16} />
            </button>
          )}
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

interface ForgetTicketProps {
  readonly title: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Confirmation before a match is removed; the focus starts on the button that cancels. */
export function ForgetTicket({ title, onYes, onNo }: ForgetTicketProps) {
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
