/** Table of the day: the best results, and the reader's own wherever it stands. */
import '../../online/lobby.css';
import type { DailyGame } from '@tessera/table/daily';
import type { DailyBoard, DailyRow } from '@tessera/wire';
import { fill, percent, plural, useText } from '../../../text/index.ts';
import { Avatars } from '../../online/Avatars.tsx';
import { causesOf, resultText, teamText } from './said.ts';
import type { DailyWords } from './words/index.ts';

interface BoardProps {
  readonly game: DailyGame;
  readonly board: DailyBoard;
  /** Rows shown at most. */
  readonly most: number;
  readonly words: DailyWords;
}

export function BoardTable({ game, board, most, words }: BoardProps) {
  const { language } = useText();
  const { rows, you, all } = board;
  if (all === 0) return <p className="daily-quiet">{words.nobody}</p>;
  const shown = rows.slice(0, most);
  const isApart = you !== null && !shown.some(({ isYou }) => isYou);
  return (
    <>
      {all >= SHARED && <Share board={board} words={words} />}
      <p className="daily-quiet">{plural(language, words.played, all)}</p>
      <table className="daily-table" aria-label={words.board}>
        <thead>
          <tr>
            <th scope="col">
              <span className="only-read">{words.columns.place}</span>
            </th>
            <th scope="col">{words.columns.team}</th>
            <th scope="col">{words.columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(row => (
            <Line key={row.place} row={row} game={game} words={words} />
          ))}
          {isApart && <Line row={you} game={game} words={words} />}
        </tbody>
      </table>
    </>
  );
}

function Line({ row, game, words }: { row: DailyRow; game: DailyGame; words: DailyWords }) {
  const { place, name, isYou, isFirst, tries, bots } = row;
  const chairs = [
    { name, isBot: false },
    ...Array.from({ length: bots }, () => ({ name: null, isBot: true })),
  ];
  const later = tries > 1 ? fill(words.laterTry, { number: tries }) : words.knew;
  return (
    <tr className={isYou ? 'is-you' : ''}>
      <td>{place}</td>
      <td>
        <span className="daily-team">
          <Avatars chairs={chairs} />
          {teamText(words, row)}
        </span>
      </td>
      <td>
        {resultText(words, game, row)}
        {!isFirst && <small className="daily-later">{later}</small>}
      </td>
    </tr>
  );
}

/** Fewer results are told by the table; percentages of them would say nothing. */
const SHARED = 5;

/** Wins, and defeats by their causes, as parts of one bar. */
function Share({ board, words }: Pick<BoardProps, 'board' | 'words'>) {
  const { language } = useText();
  const { all, won } = board;
  const shares = [
    { name: 'is-won', said: words.shareWon, count: won },
    ...causesOf(board).map(({ cause, count }) => ({
      name: cause === 'time' || cause === 'left' ? 'is-lost is-pale' : 'is-lost',
      said: words.causes[cause],
      count,
    })),
  ].filter(({ count }) => count > 0);
  const parts = shares.map(({ name, said, count }) => ({
    name,
    text: fill(said, { percent: percent(language, count / all) }),
    part: count / all,
  }));
  return (
    <p className="daily-share">
      {parts.map(({ name, text, part }) => (
        <span key={text} className={name} style={{ flexGrow: part }}>
          {text}
        </span>
      ))}
    </p>
  );
}
