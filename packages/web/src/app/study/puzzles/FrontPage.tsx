/** Front page of the puzzles: today's first, then practice and history. */
import { PUZZLE_GAMES, type Puzzle, type PuzzleGame } from '@tessera/bots/puzzles/sets';
import { gameById } from '../../../games/index.ts';
import { fill, useText } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { PATHS } from '../../../ui/router.ts';
import { goalAbout, goalTitle } from './goal.ts';
import { HistoryList } from './HistoryList.tsx';
import { KeptList } from './KeptList.tsx';
import { onPuzzleRecord, puzzleRecord } from './memory.ts';
import { Mark, Picture, Pips } from './parts.tsx';
import { attemptAt, nextOf, type PuzzleRecord, ratingIn, solvedIn } from './record.ts';
import { Streak } from './Streak.tsx';
import { dayOf, gameOn, puzzleOn } from './today.ts';
import { useSets } from './useSet.ts';
import type { PuzzleWords } from './words/index.ts';

interface FrontProps {
  readonly words: PuzzleWords;
}

export function FrontPage({ words }: FrontProps) {
  const sets = useSets();
  const record = useStore(onPuzzleRecord, puzzleRecord);
  const today = dayOf(Date.now());
  const first = gameOn(today);
  const rest = PUZZLE_GAMES.filter(game => game !== first);
  const todayIn = (game: PuzzleGame): Puzzle | undefined => puzzleOn(sets[game] ?? [], today);
  return (
    <div className="puzzles">
      <header className="puzzles-head">
        <PageTitle title={words.title} />
        <p className="lead">{words.lead}</p>
      </header>
      <TodayCard puzzle={todayIn(first)} game={first} record={record} words={words} />
      <div className="puzzles-side">
        <Streak record={record} today={today} words={words} />
        <h2>
          {words.others} <small>{words.fresh}</small>
        </h2>
        {rest.map(game => (
          <SmallCard key={game} puzzle={todayIn(game)} game={game} record={record} words={words} />
        ))}
      </div>
      <section className="puzzles-games" aria-labelledby="puzzles-games">
        <h2 id="puzzles-games">{words.games}</h2>
        {PUZZLE_GAMES.map(game => (
          <GameCard key={game} game={game} puzzles={sets[game]} record={record} words={words} />
        ))}
      </section>
      <KeptList words={words} />
      <HistoryList record={record} sets={sets} words={words} />
    </div>
  );
}

interface CardProps extends FrontProps {
  readonly game: PuzzleGame;
  readonly puzzle: Puzzle | undefined;
  readonly record: PuzzleRecord;
}

const useName = (game: string): string => {
  const { language } = useText();
  return gameById(game)?.titles[language].name ?? game;
};

function TodayCard({ puzzle, game, record, words }: CardProps) {
  const name = useName(game);
  const attempt = puzzle && attemptAt(record, puzzle.id);
  return (
    <article className="card puzzle-today" data-game={game}>
      {puzzle && <Picture puzzle={puzzle} />}
      <div>
        <p className="puzzle-kind">
          {words.today}, {name}
        </p>
        {puzzle && (
          <>
            <h2>{goalTitle(puzzle, words)}</h2>
            <p>{goalAbout(puzzle, words)}</p>
            <dl>
              <dt>{words.difficulty}</dt>
              <dd>
                <Pips puzzle={puzzle} words={words} /> {puzzle.difficulty.rating}
              </dd>
              <dt>{words.themes}</dt>
              <dd>{puzzle.themes.map(theme => themeName(words, theme)).join(', ')}</dd>
            </dl>
            {attempt && <Mark attempt={attempt} words={words} />}
            <Link className="button is-main" href={PATHS.puzzles({ id: game }, puzzle.id)}>
              {attempt ? words.again : words.solve}
              <Icon name="arrow" />
            </Link>
          </>
        )}
      </div>
    </article>
  );
}

function SmallCard({ puzzle, game, record, words }: CardProps) {
  const name = useName(game);
  const attempt = puzzle && attemptAt(record, puzzle.id);
  return (
    <article className="card puzzle-small" data-game={game}>
      {puzzle && <Picture puzzle={puzzle} />}
      <div>
        <p className="puzzle-kind">{name}</p>
        {puzzle && (
          <>
            <h3>
              <Link className="tile-link" href={PATHS.puzzles({ id: game }, puzzle.id)}>
                {goalTitle(puzzle, words)}
              </Link>
            </h3>
            <p>
              {attempt ? (
                <Mark attempt={attempt} words={words} />
              ) : (
                <span className="pill">{words.open}</span>
              )}
              <Pips puzzle={puzzle} words={words} />
            </p>
          </>
        )}
      </div>
    </article>
  );
}

interface GameCardProps extends FrontProps {
  readonly game: PuzzleGame;
  readonly puzzles: readonly Puzzle[] | undefined;
  readonly record: PuzzleRecord;
}

function GameCard({ game, puzzles = [], record, words }: GameCardProps) {
  const name = useName(game);
  const manifest = gameById(game);
  const next = nextOf(puzzles, record);
  const count = solvedIn(record, game);
  const all = puzzles.length;
  return (
    <article className="card puzzle-game" data-game={game}>
      <h3>
        <span className="ticket-picture">{manifest && <manifest.Emblem />}</span>
        {name}
      </h3>
      <p className="puzzle-rating">
        <b>{record.ratings[game] ? Math.round(ratingIn(record, game).value) : '–'}</b> {words.rating}
      </p>
      <p>{fill(words.progress, { count, all })}</p>
      <progress value={count} max={all || 1} aria-label={fill(words.progress, { count, all })} />
      <p className="puzzle-ways">
        <Link
          className="button is-small"
          href={PATHS.puzzles({ id: game })}
          aria-label={fill(words.allOf, { game: name })}
        >
          {words.all}
        </Link>
        {next && (
          <Link className="button is-small is-main" href={PATHS.puzzles({ id: game }, next.id)}>
            {words.next}
          </Link>
        )}
      </p>
    </article>
  );
}

export const themeName = ({ themeNames }: PuzzleWords, theme: string): string =>
  (themeNames as Readonly<Record<string, string>>)[theme] ?? theme;
