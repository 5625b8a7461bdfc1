/** What happened, in words, the latest first. Every line shows its moment. */
import { fill, useText } from '../text/index.ts';
import './log.css';
import type { LogLine } from './log.ts';
import type { LookBack } from './useLookBack.ts';

interface LogProps {
  /** The latest first. */
  readonly lines: readonly LogLine[];
  readonly back: LookBack<unknown>;
}

export function LogList({ lines, back }: LogProps) {
  const { log } = useText().table;
  if (lines.length === 0) return <p className="tb-sub">{log.empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard.
    <ol className="tb-log" tabIndex={0} aria-label={log.title}>
      {lines.map((line, i) => (
        <LogItem key={line.key} line={line} back={back} isSameTurn={lines[i - 1]?.turn === line.turn} />
      ))}
    </ol>
  );
}

interface ItemProps {
  readonly line: LogLine;
  readonly back: LookBack<unknown>;
  readonly isSameTurn: boolean;
}

/** A shape beside the colour, for who does not see it. */
const SHAPES = { plain: '', good: '▲', bad: '▼', sum: '=', end: '■' } as const;

function LogItem({ line, back, isSameTurn }: ItemProps) {
  const { log } = useText().table;
  const { who, isSubject, text, why, tone, turn, count, isDecisive } = line;
  const flags = [`is-${tone}`, isSameTurn && 'is-same', isDecisive && 'is-decisive'];
  return (
    <li className={flags.filter(Boolean).join(' ')}>
      {turn !== undefined && <i aria-hidden="true">{turn}</i>}
      <button
        type="button"
        title={log.show}
        aria-current={back.count === count ? 'step' : undefined}
        onClick={() => back.show(count)}
      >
        {turn !== undefined && <span className="only-read">{fill(log.turn, { turn })}: </span>}
        {SHAPES[tone] && <em aria-hidden="true">{SHAPES[tone]}</em>}
        {who !== undefined && <b>{isSubject ? who : fill(log.who, { who })} </b>}
        {text}
        {isDecisive && <strong> {log.decisive}</strong>}
        {why !== undefined && <small>{why}</small>}
      </button>
    </li>
  );
}
