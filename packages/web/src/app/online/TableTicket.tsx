/** Card of a table: its board, whose move it is, how much time is left. */
import type { Language } from '@tessera/engine';
import type { TableLine } from '@tessera/wire';
import { gameById } from '../../games/index.ts';
import { seenAnswers } from '../../table/remembered.ts';
import { capitalised, fill, plural, type Text, useText } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { durationWords } from '../../text/online/paces.ts';
import { timeAgo } from '../../text/timeAgo.ts';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import { standing } from '../home/standing.ts';
import { useGlance } from '../home/useGlance.ts';
import { lineTitle, matchOf, nameIn } from './lines.ts';

interface TicketProps {
  readonly line: TableLine;
  readonly words: OnlineWords;
  /** True for spectators. */
  readonly isWatched?: boolean;
}

export function TableTicket({ line, words, isWatched = false }: TicketProps) {
  const text = useText();
  const { language } = text;
  const game = gameById(line.game);
  const glance = useGlance(line.position === null ? undefined : game);
  const name = game?.titles[language].name ?? line.game;
  const title = lineTitle(line, name);
  const isWaiting = !isWatched && line.isYourTurn && line.phase === 'playing';
  const left =
    line.deadline === null ? undefined : Math.max(0, Math.floor((line.deadline - Date.now()) / 1000));
  return (
    <article className={`card table-ticket ${isWaiting ? 'is-yours' : ''}`} data-game={line.game}>
      <div className="table-ticket-picture">
        {game && glance ? <glance.Thumbnail match={matchOf(line, game)} /> : game && <game.Emblem />}
      </div>
      <div className="table-ticket-words">
        <p className="table-ticket-game">{name}</p>
        <h3>
          <Link
            className="tile-link"
            href={PATHS.table(line.id)}
            aria-label={fill(isWatched ? words.watch.watch : words.mine.open, { title })}
          >
            {title}
          </Link>
        </h3>
        <p className="table-ticket-text">
          {newsOf(line, words, language, game && glance?.progressOf?.(matchOf(line, game), language))}
        </p>
        <p className="table-ticket-foot">
          <span className={`pill ${isWaiting ? '' : 'is-waiting'}`}>
            {line.outcome && game
              ? standing(matchOf(line, game), text)
              : stateWords(line, isWaiting, words, text)}
          </span>
          {isWaiting && left !== undefined && (
            <small>{fill(words.mine.left, { time: durationWords(words, language, left) })}</small>
          )}
        </p>
      </div>
    </article>
  );
}

function stateWords(line: TableLine, isYours: boolean, { mine }: OnlineWords, text: Text): string {
  const { phase, toAct, turn, chairs } = line;
  if (phase === 'gathering') return mine.gathering;
  if (phase === 'ended') return mine.over;
  const chair = turn === null ? undefined : chairs[turn];
  const name = toAct ?? (chair && nameIn(chair, text));
  if (!name) return mine.playing;
  return isYours ? mine.yourMove : fill(mine.toMove, { name });
}

/** Progress of the match and the number of unseen answers; before the start, the number of taken chairs. */
function newsOf(
  line: TableLine,
  words: OnlineWords,
  language: Language,
  progress: string | undefined,
): string {
  const { mine, gather } = words;
  const ago = timeAgo(language, line.updated, Date.now());
  const { chairs, moves } = line;
  if (line.phase === 'gathering') {
    const taken = chairs.filter(({ name, isBot }) => name !== null || isBot).length;
    return `${fill(gather.taken, { taken, all: chairs.length })}, ${ago}`;
  }
  const far = progress ?? plural(language, mine.moves, moves);
  const seen = line.isYours ? seenAnswers.of(line.id) : undefined;
  if (seen === undefined || line.phase === 'ended') return `${far}, ${ago}`;
  return `${far}. ${capitalised(moves > seen ? plural(language, mine.since, moves - seen) : mine.seen)}.`;
}
