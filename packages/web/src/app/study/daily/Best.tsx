/** Yesterday's best game, as a replay. */
import { type DailyGame, dateOf } from '@tessera/table/daily';
import { fill } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PATHS } from '../../../ui/router.ts';
import { resultText } from './said.ts';
import { useBoard } from './useBoard.ts';
import type { DailyWords } from './words/index.ts';

interface BestProps {
  readonly game: DailyGame;
  readonly today: number;
  readonly words: DailyWords;
}

export function Best({ game, today, words }: BestProps) {
  const date = dateOf(today - 1);
  const board = useBoard({ game, date }, today);
  if (!board) return null;
  const [best] = board.rows;
  if (!best) return <p className="daily-quiet">{words.noBest}</p>;
  if (!board.isClosed) return <p className="daily-quiet">{words.notYet}</p>;
  return (
    <p className="daily-best">
      <span>
        <b>{words.best}</b>
        {fill(words.bestBy, { name: best.name, result: resultText(words, game, best) })}
      </span>
      <Link className="button is-small" href={PATHS.replay(`daily.${game}.${date}`)}>
        {words.watch}
        <Icon name="arrow" size={16} />
      </Link>
    </p>
  );
}
