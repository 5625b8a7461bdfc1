/** One match to go on with: its board as it stands, whose move it is, and a way to be rid of it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameById } from '../../games/index.ts';
import { fileOf, type StoredMatch } from '../../match/library.ts';
import { fill, plural, type Text, timeAgo, useText } from '../../text/index.ts';
import { namesOf, titleOf } from '../../text/names.ts';
import { download } from '../download.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { PATHS } from '../router.ts';
import { Ticket } from './Ticket.tsx';

interface MatchTicketProps {
  readonly match: StoredMatch;
  readonly onForget: (title: string) => void;
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
  const { setup } = match;
  const called = titleOf(setup, text, gameById(setup.game)?.isTogether ?? false);
  const { kind, picture, progress } = showing(match, text);
  const title = { title: called };
  if (isAsking) return <ForgetTicket title={called} onYes={() => onForget(called)} onNo={keep} />;
  return (
    <Ticket
      className="is-match"
      game={setup.game}
      picture={picture}
      kind={kind}
      title={
        <Link className="tile-link" href={PATHS.match(setup.id)} aria-label={fill(words.open, title)}>
          {called}
        </Link>
      }
      text={`${progress}, ${timeAgo(text.language, match.updated, Date.now())}`}
      foot={
        <>
          <span className={`pill ${match.isYours ? '' : 'is-waiting'}`}>{standing(match, text)}</span>
          {match.isBegun && (
            <button
              type="button"
              className="save"
              aria-label={fill(words.save, title)}
              title={fill(words.save, title)}
              onClick={() => download(fileOf(setup.id))}
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

/** What a ticket shows of a match, as its game has it; of a game that is not here, only its answers are counted. */
function showing(match: StoredMatch, { home, language }: Text) {
  const words = home.continue;
  const game = gameById(match.setup.game);
  return {
    kind: game ? game.titles[language].name : match.setup.game,
    picture: game && <game.Thumbnail match={match} />,
    progress: game?.progressOf
      ? (game.progressOf(match, language) ?? words.fresh)
      : plural(language, words.moves, match.moves),
  };
}

/** Whose move it is, or who won. */
function standing({ setup, isYours, toAct, outcome }: StoredMatch, text: Text): string {
  const words = text.home.continue;
  if (outcome && gameById(setup.game)?.isTogether) {
    if (outcome.reason === 'resign') return words.gaveUp;
    return outcome.winners.length > 0 ? words.teamWon : words.teamLost;
  }
  const names = namesOf(setup.seats, text);
  /** In most languages one speaks to somebody without a name otherwise than of others. */
  const isYou = (seat: number | null | undefined): boolean => {
    const holder = setup.seats[seat ?? -1];
    return holder?.kind === 'you' && holder.name === '';
  };
  if (outcome) {
    const [winner] = outcome.winners;
    if (winner === undefined) return words.over;
    return isYou(winner) ? words.youWon : fill(words.won, { name: names[winner] ?? '' });
  }
  const isShared = setup.seats.filter(({ kind }) => kind !== 'bot').length > 1;
  if (isYou(toAct) || (isYours && !isShared)) return words.yourMove;
  return toAct === null ? words.fresh : fill(words.toMove, { name: names[toAct] ?? '' });
}

interface ForgetTicketProps {
  readonly title: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The focus goes to the answer that changes nothing. */
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
