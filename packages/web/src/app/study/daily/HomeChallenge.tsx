/** Today's challenge on home: one game, the one that is still open first. */
import './daily.css';
import { DAILY_GAMES, type DailyGame } from '@tessera/table/daily';
import { useLoadedWords } from '../../../text/index.ts';
import { Link } from '../../../ui/Link.tsx';
import { ChallengeCard } from './ChallengeCard.tsx';
import { dailyPath } from './path.ts';
import { bestAt, type DailyRecord } from './record.ts';
import { useToday } from './useToday.ts';
import { Week } from './Week.tsx';
import { loadDailyWords } from './words/index.ts';

/** Rows of the table of results. */
const ROWS = 3;

/** The games take turns; one that has no result yet comes first. */
function gameToday(record: DailyRecord, day: number, date: string): DailyGame {
  const first = DAILY_GAMES[day % DAILY_GAMES.length] as DailyGame;
  const open = [first, ...DAILY_GAMES].find(game => !bestAt(record, date, game));
  return open ?? first;
}

export default function HomeChallenge() {
  const words = useLoadedWords(loadDailyWords);
  const today = useToday();
  if (!words) return null;
  const game = gameToday(today.record, today.day, today.date);
  return (
    <section className="home-challenge" aria-labelledby="home-daily">
      <h2 id="home-daily">
        {words.title} <Link href={dailyPath(game)}>{words.toBoard}</Link>
      </h2>
      <ChallengeCard game={game} today={today} words={words} most={ROWS} isBrief>
        <Week record={today.record} today={today.day} words={words} />
      </ChallengeCard>
    </section>
  );
}
