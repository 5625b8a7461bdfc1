/** Puzzle of the day on home. */
import './puzzles.css';
import { gameById } from '../../../games/index.ts';
import { plural, useLoadedWords, useText } from '../../../text/index.ts';
import { Link } from '../../../ui/Link.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { PATHS } from '../../../ui/router.ts';
import { goalAbout, goalTitle } from './goal.ts';
import { onPuzzleRecord, puzzleRecord } from './memory.ts';
import { Mark, Picture } from './parts.tsx';
import { attemptAt, streakOn } from './record.ts';
import { dayOf, gameOn, puzzleOn } from './today.ts';
import { useSet } from './useSet.ts';
import { loadPuzzleWords } from './words/index.ts';

export default function HomePuzzle() {
  const { language } = useText();
  const words = useLoadedWords(loadPuzzleWords);
  const record = useStore(onPuzzleRecord, puzzleRecord);
  const today = dayOf(Date.now());
  const game = gameOn(today);
  const puzzle = puzzleOn(useSet(game) ?? [], today);
  if (!words || !puzzle) return null;
  const attempt = attemptAt(record, puzzle.id);
  const streak = streakOn(record, today);
  return (
    <section aria-labelledby="home-puzzle">
      <h2 id="home-puzzle">{words.today}</h2>
      <article className="card ticket is-puzzle" data-game={game}>
        <div className="ticket-picture">
          <Picture puzzle={puzzle} />
        </div>
        <div className="ticket-words">
          <p className="ticket-kind">{gameById(game)?.titles[language].name}</p>
          <h3>
            <Link className="tile-link" href={PATHS.puzzles({ id: game }, puzzle.id)}>
              {goalTitle(puzzle, words)}
            </Link>
          </h3>
          <p className="ticket-text">{goalAbout(puzzle, words)}</p>
          <p className="ticket-foot">
            {attempt ? <Mark attempt={attempt} words={words} /> : <span className="pill">{words.open}</span>}
            {streak > 0 && <small>{plural(language, words.streak, streak)}</small>}
          </p>
        </div>
      </article>
    </section>
  );
}
