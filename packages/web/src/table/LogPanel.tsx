// @chunk logged
/** Log of the match, newest first. A click on a line shows the board after it. */
import type { TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fill, useText } from '../text/index.ts';
import './log.css';
import type { LogLine } from './log.ts';
import type { LookBack } from './useLookBack.ts';

interface LogProps {
  /** Newest first. */
  readonly lines: readonly LogLine[];
  readonly back: LookBack<unknown>;
}

export function LogList({ lines, back }: LogProps) {
  const { log } = useText().table;
  const list = useRef<HTMLOListElement>(null);
  const latest = lines[0]?.key;
  // New lines scroll into view at the top, unless the list is hovered or focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line, and only then.
  useLayoutEffect(() => {
    const { current } = list;
    if (current && !current.matches(':hover, :focus-within')) current.scrollTop = 0;
  }, [latest]);
  if (lines.length === 0) return <p className="tb-sub">{log.empty}</p>;
  // An answer may leave no line: the last line before it is then marked.
  const { count: moment } = back;
  const shown = moment === undefined ? undefined : lines.find(({ count }) => count <= moment)?.count;
  // The list is one tab stop; arrow keys move inside it.
  const stop = Math.max(
    0,
    lines.findIndex(({ count }) => count === shown),
  );
  return (
    <ol ref={list} className="tb-log" aria-label={log.title} onKeyDown={walk}>
      {lines.map((line, i) => (
        <LogItem
          key={line.key}
          line={line}
          back={back}
          isStop={i === stop}
          isShown={line.count === shown}
          isSameTurn={lines[i - 1]?.turn === line.turn}
        />
      ))}
    </ol>
  );
}

function walk(event: TargetedKeyboardEvent<HTMLOListElement>): void {
  const by = event.shiftKey ? undefined : { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = by && buttons[buttons.indexOf(event.target as HTMLButtonElement) + by];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

interface ItemProps {
  readonly line: LogLine;
  readonly back: LookBack<unknown>;
  /** True for the line with the roving tabindex. */
  readonly isStop: boolean;
  /** True if the board after this line is shown. */
  readonly isShown: boolean;
  readonly isSameTurn: boolean;
}

/** Shapes in addition to colours, for colour-blind readers. */
const SHAPES = { plain: '', good: '▲', bad: '▼', sum: '=', end: '■' } as const;

function LogItem({ line, back, isStop, isShown, isSameTurn }: ItemProps) {
  const { log } = useText().table;
  const { who, isSubject, text, why, tone, turn, count, isDecisive, face } = line;
  const flags = [`is-${tone}`, isSameTurn && 'is-same', isDecisive && 'is-decisive'];
  return (
    <li className={flags.filter(Boolean).join(' ')}>
      {turn !== undefined && <i aria-hidden="true">{turn}</i>}
      <button
        type="button"
        title={log.show}
        tabIndex={isStop ? 0 : -1}
        aria-current={isShown ? 'step' : undefined}
        onClick={() => back.show(count)}
      >
        {turn !== undefined && <span className="only-read">{fill(log.turn, { turn })}: </span>}
        {SHAPES[tone] && <em aria-hidden="true">{SHAPES[tone]}</em>}
        {face}
        {who !== undefined && <b>{isSubject ? who : fill(log.who, { who })} </b>}
        {text}
        {isDecisive && <strong> {log.decisive}</strong>}
        {why !== undefined && <small>{why}</small>}
      </button>
    </li>
  );
}
