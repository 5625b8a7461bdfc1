/** All puzzles of one game, with filters. */
import type { Puzzle, PuzzleGame } from '@tessera/bots/puzzles/sets';
import { useState } from 'preact/hooks';
import { gameById } from '../../../games/index.ts';
import { fill, labelled, useText } from '../../../text/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { PATHS } from '../../../ui/router.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { themeName } from './FrontPage.tsx';
import { goalTitle } from './goal.ts';
import { onPuzzleRecord, puzzleRecord } from './memory.ts';
import { Mark, Pips } from './parts.tsx';
import { attemptAt, nextOf, type PuzzleRecord, ratingIn, solvedIn } from './record.ts';
import { themeAsked, withTheme } from './theme.ts';
import { useSet } from './useSet.ts';
import type { PuzzleWords } from './words/index.ts';

interface SetProps {
  readonly game: PuzzleGame;
  readonly words: PuzzleWords;
}

const STATES = ['all', 'open', 'solved', 'missed'] as const;
type State = (typeof STATES)[number];

/** Puzzles on the page at first: pictures are heavy. */
const FEW = 24;

export function SetPage({ game, words }: SetProps) {
  const { language, waiting } = useText();
  const puzzles = useSet(game);
  const record = useStore(onPuzzleRecord, puzzleRecord);
  const [theme, setTheme] = useState(themeAsked);
  const [state, setState] = useState<State>('all');
  const [isWhole, showAll] = useState(false);
  const name = gameById(game)?.titles[language].name ?? game;
  const title = labelled(language, words.title, name);
  if (!puzzles) return <Waiting text={waiting} />;
  const chosen = puzzles
    .filter(({ themes }) => theme === '' || themes.includes(theme))
    .filter(({ id }) => isIn(state, record, id))
    .toSorted((a, b) => a.difficulty.rating - b.difficulty.rating);
  const next = nextOf(chosen, record);
  const shown = isWhole ? chosen : chosen.slice(0, FEW);
  return (
    <div className="puzzle-set" data-game={game}>
      <PageTitle title={title} />
      <p className="lead">
        {fill(words.progress, { count: solvedIn(record, game), all: puzzles.length })}
        {record.ratings[game] &&
          ` · ${labelled(language, words.rating, String(Math.round(ratingIn(record, game).value)))}`}
      </p>
      <div className="puzzle-filters">
        <label>
          {words.theme}
          <select value={theme} onChange={event => setTheme(event.currentTarget.value)}>
            <option value="">{words.everyTheme}</option>
            {themesIn(puzzles).map(([one, count]) => (
              <option key={one} value={one}>
                {themeName(words, one)} ({count})
              </option>
            ))}
          </select>
        </label>
        <Choice
          label={words.state}
          values={STATES}
          value={state}
          onChange={setState}
          show={one => words.states[one]}
        />
        {next && (
          <Link className="button is-main" href={withTheme(PATHS.puzzles({ id: game }, next.id), theme)}>
            {words.next}
            <Icon name="arrow" />
          </Link>
        )}
        <Link className="button" href={PATHS.puzzles()}>
          {words.title}
        </Link>
      </div>
      {chosen.length === 0 && <p>{words.none}</p>}
      <ol className="puzzle-grid">
        {shown.map(puzzle => (
          <li key={puzzle.id}>
            <Card puzzle={puzzle} record={record} words={words} theme={theme} />
          </li>
        ))}
      </ol>
      {shown.length < chosen.length && (
        <button type="button" className="button" onClick={() => showAll(true)}>
          {words.states.all} ({chosen.length})
        </button>
      )}
    </div>
  );
}

function isIn(state: State, record: PuzzleRecord, id: string): boolean {
  const attempt = attemptAt(record, id);
  if (state === 'solved') return attempt?.isSolved === true;
  if (state === 'missed') return attempt?.isFirst === false;
  return state === 'all' || !attempt?.isSolved;
}

/** Themes with their number of puzzles, the most frequent first. */
function themesIn(puzzles: readonly Puzzle[]): readonly (readonly [theme: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes))
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

interface CardProps extends Pick<SetProps, 'words'> {
  readonly puzzle: Puzzle;
  readonly record: PuzzleRecord;
  readonly theme: string;
}

/** A card without a picture: two dozen boards may take many seconds to paint. */
function Card({ puzzle, record, words, theme }: CardProps) {
  const attempt = attemptAt(record, puzzle.id);
  const address = withTheme(PATHS.puzzles({ id: puzzle.game }, puzzle.id), theme);
  return (
    <article className="card puzzle-small" data-game={puzzle.game}>
      <div>
        <h2>
          <Link className="tile-link" href={address}>
            {goalTitle(puzzle, words)}
          </Link>
        </h2>
        <p>
          <Pips puzzle={puzzle} words={words} /> {puzzle.difficulty.rating}
        </p>
        {attempt && <Mark attempt={attempt} words={words} />}
      </div>
    </article>
  );
}
