// @chunk logged
/** Log of the match, newest first. A click on a line shows the board after it. */
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fill, useText } from '../text/index.ts';
import './log.css';
import { memo } from '../ui/render/memo.ts';
import { collapsed, type LogLine } from './log.ts';
import type { LookBack } from './useLookBack.ts';

interface LogProps {
  /** Newest first. */
  readonly lines: readonly LogLine[];
  readonly back: LookBack<unknown>;
}

export function LogList({ lines: all, back }: LogProps) {
  const { log } = useText().table;
  const lines = useMemo(() => collapsed(all), [all]);
  const list = useRef<HTMLDivElement>(null);
  const latest = lines[0]?.key;
  /** Remembered, since to ask the list for its position lays out the page. */
  const isScrolled = useRef(false);
  const isNow = back.count === undefined;
  // New lines scroll into view at the top, and the newest after a look back, unless the list is hovered or focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line and every return, and only then.
  useLayoutEffect(() => {
    const { current } = list;
    if (current && isScrolled.current && !current.matches(':hover, :focus-within')) current.scrollTop = 0;
  }, [latest, isNow]);
  const blocks = useBlocks(lines);
  const drawn = useDrawn(blocks.length);
  if (lines.length === 0) return <p className="tb-sub">{log.empty}</p>;
  // An answer may leave no line: the last line before it is then marked.
  const { count: moment } = back;
  const shown = moment === undefined ? undefined : lines.find(({ count }) => count <= moment)?.count;
  // The list is one tab stop; arrow keys move inside it.
  const stop = (lines.find(({ count }) => count === shown) ?? lines[0])?.key;
  const newest = blocks.length - 1;
  return (
    <div
      ref={list}
      className="tb-log"
      role="group"
      aria-label={log.title}
      onKeyDown={walk}
      onScroll={({ currentTarget }) => {
        isScrolled.current = currentTarget.scrollTop > 0;
      }}
    >
      {blocks
        .toReversed()
        .slice(0, drawn)
        .map((block, i) => (
          <LogBlock
            key={block.at(-1)?.key}
            lines={block}
            stop={block.some(({ key }) => key === stop) ? stop : undefined}
            shown={block.some(({ count }) => count === shown) ? shown : undefined}
            turnAfter={blocks[newest - i + 1]?.at(-1)?.turn}
            show={back.show}
          />
        ))}
    </div>
  );
}

/**
 * Lines of a block: a new line re-renders the newest one, and blocks out of sight cost neither style nor layout,
 * however long the match is.
 */
const BLOCK = 16;

type Block = readonly LogLine[];

/** Blocks from the oldest on, each with its lines newest first. */
function useBlocks(lines: readonly LogLine[]): readonly Block[] {
  const kept = useRef<readonly Block[]>([]);
  kept.current = useMemo(
    () =>
      Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, i) => {
        const end = lines.length - i * BLOCK;
        return sameBlock(lines.slice(Math.max(0, end - BLOCK), end), kept.current[i] ?? []);
      }),
    [lines],
  );
  return kept.current;
}

/** Reuses lines and blocks that have not changed, so that they are not rendered again if a log is told anew. */
function sameBlock(block: Block, before: Block): Block {
  const added = block.length - before.length;
  const same = block.map((line, i) => {
    const old = before[i - added];
    return old && isEqual(line, old) ? old : line;
  });
  return added === 0 && same.every((line, i) => line === before[i]) ? before : same;
}

const isEqual = (a: LogLine, b: LogLine): boolean =>
  a === b || (Object.keys(a) as (keyof LogLine)[]).every(name => Object.is(a[name], b[name]));

/** Blocks drawn when the log opens, and with every further step. */
const STEP = 2;

/** Number of blocks to draw, newest first: the log of a long match opens in steps, and no frame waits for all of it. */
function useDrawn(count: number): number {
  const [drawn, draw] = useState(STEP);
  const next = drawn < count ? drawn + STEP : Infinity;
  useEffect(() => {
    const step = setTimeout(draw, 0, next);
    return () => clearTimeout(step);
  }, [next]);
  return drawn;
}

interface BlockProps {
  readonly lines: readonly LogLine[];
  /** Key of the line with the roving tabindex, if it is here. */
  readonly stop: string | undefined;
  /** Number of answers of the lines whose board is shown, if they are here. */
  readonly shown: number | undefined;
  /** Turn of the next newer line, which is in another block. */
  readonly turnAfter: number | undefined;
  show(count: number): void;
}

const LogBlock = memo(function LogBlock({ lines, stop, shown, turnAfter, show }: BlockProps) {
  return (
    <ol>
      {lines.map((line, i) => (
        <LogItem
          key={line.key}
          line={line}
          show={show}
          isStop={line.key === stop}
          isShown={line.count === shown}
          isSameTurn={(i === 0 ? turnAfter : lines[i - 1]?.turn) === line.turn}
        />
      ))}
    </ol>
  );
});

function walk(event: TargetedKeyboardEvent<HTMLDivElement>): void {
  const by = event.shiftKey ? undefined : { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = by && buttons[buttons.indexOf(event.target as HTMLButtonElement) + by];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

interface ItemProps extends Pick<BlockProps, 'show'> {
  readonly line: LogLine;
  /** True for the line with the roving tabindex. */
  readonly isStop: boolean;
  /** True if the board after this line is shown. */
  readonly isShown: boolean;
  readonly isSameTurn: boolean;
}

/** Shapes in addition to colours, for colour-blind readers. */
const SHAPES = { plain: '', good: '▲', bad: '▼', sum: '=', end: '■' } as const;

const LogItem = memo(function LogItem({ line, show, isStop, isShown, isSameTurn }: ItemProps) {
  const { log } = useText().table;
  const { who, isSubject, text, why, tone, turn, count, isDecisive, face, times } = line;
  const flags = [`is-${tone}`, isSameTurn && 'is-same', isDecisive && 'is-decisive'];
  return (
    <li className={flags.filter(Boolean).join(' ')}>
      {turn !== undefined && <i aria-hidden="true">{turn}</i>}
      <button
        type="button"
        title={log.show}
        tabIndex={isStop ? 0 : -1}
        aria-current={isShown ? 'step' : undefined}
        onClick={() => show(count)}
      >
        {turn !== undefined && <span className="only-read">{fill(log.turn, { turn })}: </span>}
        {face}
        {SHAPES[tone] && <em aria-hidden="true">{SHAPES[tone]}</em>}
        {who !== undefined && <b>{isSubject ? who : fill(log.who, { who })} </b>}
        {text}
        {times && ` ×${times}`}
        {isDecisive && <strong> {log.decisive}</strong>}
        {why !== undefined && <small>{why}</small>}
      </button>
    </li>
  );
});
