/** Puzzles that the player has solved or missed, the latest first. */
import type { Puzzle } from '@tessera/bots/puzzles/sets';
import { useState } from 'preact/hooks';
import { gameById } from '../../../games/index.ts';
import { plural, useText } from '../../../text/index.ts';
import { timeAgo } from '../../../text/timeAgo.ts';
import { Link } from '../../../ui/Link.tsx';
import { PATHS } from '../../../ui/router.ts';
import { signed } from '../../../ui/signed.ts';
import { goalTitle } from './goal.ts';
import { Mark, timeText } from './parts.tsx';
import type { Attempt, PuzzleRecord } from './record.ts';
import type { PuzzleWords } from './words/index.ts';

interface HistoryProps {
  readonly record: PuzzleRecord;
  readonly sets: Readonly<Record<string, readonly Puzzle[]>>;
  readonly words: PuzzleWords;
}

/** Entries at first. */
const FEW = 10;

export function HistoryList({ record, sets, words }: HistoryProps) {
  const [isWhole, showAll] = useState(false);
  const { attempts } = record;
  const shown = isWhole ? attempts : attempts.slice(0, FEW);
  return (
    <section className="puzzles-history" aria-labelledby="puzzles-history">
      <h2 id="puzzles-history">{words.history}</h2>
      {attempts.length === 0 && <p>{words.noHistory}</p>}
      <ol>
        {shown.map(attempt => (
          <Entry
            key={attempt.id}
            attempt={attempt}
            puzzle={sets[attempt.game]?.find(({ id }) => id === attempt.id)}
            words={words}
          />
        ))}
      </ol>
      {shown.length < attempts.length && (
        <button type="button" className="button is-small" onClick={() => showAll(true)}>
          {words.states.all} ({attempts.length})
        </button>
      )}
    </section>
  );
}

interface EntryProps {
  readonly attempt: Attempt;
  readonly puzzle: Puzzle | undefined;
  readonly words: PuzzleWords;
}

function Entry({ attempt, puzzle, words }: EntryProps) {
  const { language } = useText();
  const { id, game, wrong, ms, change, rating, at, isHinted, isFirst } = attempt;
  const name = gameById(game)?.titles[language].name ?? game;
  const how = [
    wrong > 0 ? plural(language, words.wrong, wrong) : isFirst ? words.atOnce : '',
    isHinted ? words.hinted : '',
    timeText(language, ms),
    timeAgo(language, at, Date.now()),
  ];
  return (
    <li data-game={game}>
      <Mark attempt={attempt} words={words} />
      <span className="puzzle-what">
        <Link href={PATHS.puzzles({ id: game }, id)}>{puzzle ? goalTitle(puzzle, words) : id}</Link>
        <small>
          {name} · {how.filter(Boolean).join(', ')}
        </small>
      </span>
      <span className="puzzle-change">
        {rating} <em className={change < 0 ? 'is-down' : 'is-up'}>{signed(change)}</em>
      </span>
    </li>
  );
}
