/** Daily challenges: all of today's, or that of one game. */
import './daily.css';
import { DAILY_GAMES, isDailyGame } from '@tessera/table/daily';
import { useLoadedWords, useText } from '../../../text/index.ts';
import { Link } from '../../../ui/Link.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import MissingPage from '../../MissingPage.tsx';
import { PageFrame } from '../../PageFrame.tsx';
import { ChallengeCard } from './ChallengeCard.tsx';
import { DAILY_PATH } from './path.ts';
import { useToday } from './useToday.ts';
import { Week } from './Week.tsx';
import { type DailyWords, loadDailyWords } from './words/index.ts';

export default function DailyPage({ rest }: { readonly rest: readonly string[] }) {
  const words = useLoadedWords(loadDailyWords);
  const { waiting } = useText();
  const [game, more] = rest;
  const isThere = more === undefined && (game === undefined || isDailyGame(game));
  return (
    <PageFrame>
      {!isThere ? (
        <MissingPage path={[DAILY_PATH, ...rest].join('/')} />
      ) : words ? (
        <Challenges game={game} words={words} />
      ) : (
        <Waiting text={waiting} />
      )}
    </PageFrame>
  );
}

interface ChallengesProps {
  readonly game: string | undefined;
  readonly words: DailyWords;
}

/** Rows of the table beside another game, and alone. */
const [FEW, ALL] = [5, 50];

function Challenges({ game, words }: ChallengesProps) {
  const today = useToday();
  const games = DAILY_GAMES.filter(one => game === undefined || one === game);
  return (
    <div className={`daily ${game === undefined ? '' : 'is-one'}`}>
      <header className="daily-head">
        <div>
          <PageTitle title={words.title} />
          <p className="lead">{words.lead}</p>
        </div>
        <Week
          record={today.record}
          today={today.day}
          words={words}
          {...(games.length === 1 && { game: games[0] })}
        />
      </header>
      <div className="daily-cards">
        {games.map(one => (
          <ChallengeCard
            key={one}
            game={one}
            today={today}
            words={words}
            most={game === undefined ? FEW : ALL}
          />
        ))}
      </div>
      <footer className="daily-foot">
        <p>
          <b>{words.about}.</b> {words.aboutText} {words.tryText}
        </p>
        {game !== undefined && (
          <Link className="button is-small" href={DAILY_PATH}>
            {words.toDay}
          </Link>
        )}
      </footer>
    </div>
  );
}
