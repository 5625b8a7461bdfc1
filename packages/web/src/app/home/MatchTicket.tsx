/** One match to go on with: its board as it stands, whose move it is, and a way to be rid of it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameById } from '../../games/index.ts';
import type { Glance } from '../../games/manifest.ts';
import { fileOf, type StoredMatch } from '../../match/library.ts';
import { fill, plural, type Text, timeAgo, useText } from '../../text/index.ts';
import { namesOf, titleOf } from '../../text/names.ts';
import { download } from '../download.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { PATHS } from '../router.ts';
import { Ticket } from './Ticket.tsx';
import { useGlance } from './useGlance.ts';

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
  const game = gameById(setup.game);
  const called = titleOf(setup, text, game?.isTogether ?? false);
  const glance = useGlance(game);
  const title = { title: called };
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
      text={`${progressOf(match, text, glance)}, ${timeAgo(text.language, match.updated, Date.now())}`}
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

/** How far a match is, as its game has it; of a game that is not here, only its answers are counted. */
function progressOf(match: StoredMatch, { home, language }: Text, glance: Glance | undefined): string {
  const { moves, fresh } = home.continue;
  if (!glance?.progressOf) return plural(language, moves, match.moves);
  return glance.progressOf(match, language) ?? fresh;
}

type Left = Text['home']['continue']['left']['resign'];

/** Whose move it is, or who won. */
function standing({ setup, isYours, toAct, outcome }: StoredMatch, text: Text): string {
  const words = text.home.continue;
  // Nothing is at stake, so nobody has won.
  if (outcome && setup.isAnalysis) return words.over;
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
    const ways: Readonly<Record<string, Left>> = words.left;
    const left = ways[outcome.reason];
    if (left && names.length === 2)
      return isYou(1 - winner) ? left.you : fill(left.other, { name: names[1 - winner] ?? '' });
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
