/** Turning points of a match, with links from one to the next. */
import { fill, type Text } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { LogLine } from '../log.ts';
import type { TalkWords } from '../online/words/index.ts';
import type { Turn } from './course.ts';

/** A turning point with its text. */
export interface ToldTurn extends Turn {
  readonly colour: string;
  readonly who: string;
  readonly text: string;
  /** Change in percentage points: "+12". */
  readonly points: string;
  /** The player concerned, if it is not the one who answered. */
  readonly whose: string | undefined;
}

interface TurnsProps {
  readonly turns: readonly ToldTurn[];
  readonly words: TalkWords['course'];
  /** Number of answers on screen. */
  readonly shown: number;
  onShow(count: number): void;
}

/** Where space is short, style sheets show the latest turning point only. */
export function Turns({ turns, words, shown, onShow }: TurnsProps) {
  const last = Math.max(
    0,
    turns.findLastIndex(({ count }) => count <= shown),
  );
  const step = (by: 1 | -1) => {
    const label = by > 0 ? words.next : words.previous;
    return (
      <button
        type="button"
        className={by > 0 ? 'is-next' : 'is-previous'}
        title={label}
        aria-label={label}
        onClick={() => onShow(stepTo(turns, shown, by))}
      >
        <Icon name={by > 0 ? 'forward' : 'back'} />
      </button>
    );
  };
  return (
    <div className="tb-turns">
      <h2>{words.turns}</h2>
      <small>{fill(words.nth, { nth: last + 1, count: turns.length })}</small>
      {step(-1)}
      <ol>
        {turns.map((turn, i) => (
          <li key={turn.count} className={i === last ? 'is-last' : undefined}>
            <TurnButton turn={turn} isShown={turn.count === shown} words={words} onShow={onShow} />
          </li>
        ))}
      </ol>
      {step(1)}
    </div>
  );
}

interface ButtonProps extends Pick<TurnsProps, 'words' | 'onShow'> {
  readonly turn: ToldTurn;
  readonly isShown: boolean;
}

function TurnButton({ turn, isShown, words, onShow }: ButtonProps) {
  const { count, colour, who, text, points, whose, change } = turn;
  return (
    <button
      type="button"
      title={`${who} ${text}`.trim()}
      aria-current={isShown ? 'step' : undefined}
      onClick={() => onShow(count)}
    >
      <i className="tb-diamond" style={{ background: colour }} />
      <b>{count}</b>
      <span>
        {who && <b>{who} </b>}
        {text}
      </span>
      <em className={change < 0 ? 'is-less' : 'is-more'}>
        {whose && <small>{whose} </small>}
        {points}
        <span className="only-read"> {words.points}</span>
      </em>
    </button>
  );
}

/** The next or previous turning point; wraps around. */
export function stepTo(turns: readonly Turn[], shown: number, by: number): number {
  const ahead = turns.filter(({ count }) => (count - shown) * by > 0);
  const next = by > 0 ? (ahead[0] ?? turns[0]) : (ahead.at(-1) ?? turns.at(-1));
  return next?.count ?? shown;
}

interface Telling {
  readonly text: Text;
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly moves: readonly { readonly seat: number }[];
  /** Newest first. */
  readonly lines: readonly LogLine[];
  readonly isTogether: boolean;
}

/** Describes a turning point by the line of the log that stands out since the sample before it. */
export function toldTurn(turn: Turn, { text, names, colours, moves, lines, isTogether }: Telling): ToldTurn {
  const said = lines.filter(({ count, tone }) => count > turn.since && count <= turn.count && tone !== 'end');
  const isTold = ({ tone }: LogLine): boolean => tone === 'good' || tone === 'bad';
  const line = said.findLast(isTold) ?? said.findLast(({ count }) => count === turn.count) ?? said.at(-1);
  const { seat: actor = 0 } = moves[turn.count - 1] ?? {};
  /** No name in front where the sentence itself names the player. */
  const name = line ? line.who : names[actor];
  const points = new Intl.NumberFormat(text.language, { signDisplay: 'always', maximumFractionDigits: 0 });
  return {
    ...turn,
    colour: colours[turn.seat] ?? 'var(--accent)',
    who: name === undefined || line?.isSubject ? (name ?? '') : fill(text.table.log.who, { who: name }),
    text: line?.text ?? '',
    points: points.format(100 * turn.change).replace('-', '−'),
    whose: isTogether || turn.seat === actor ? undefined : names[turn.seat],
  };
}
