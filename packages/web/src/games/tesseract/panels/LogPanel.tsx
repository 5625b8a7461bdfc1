/** What happened, in words, the latest first. */
import type { ComponentChildren } from 'preact';
import { fill } from '../../../text/index.ts';
import { Panel } from './Panel.tsx';
import type { LogLine, PanelWords } from './props.ts';
import './log.css';

interface LogPanelProps {
  readonly words: PanelWords;
  /** The latest first. */
  readonly lines: readonly LogLine[];
  readonly aside?: ComponentChildren;
}

export function LogPanel({ words, lines, aside }: LogPanelProps) {
  const { log } = words.panels;
  return (
    <Panel className="tess-log" title={log.title} {...(aside === undefined ? {} : { aside })}>
      {lines.length === 0 ? (
        <p className="tess-note">{log.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard.
        <ol tabIndex={0} aria-label={log.title}>
          {lines.map((line, i) => (
            <LogItem key={line.key} words={words} line={line} isSameTurn={lines[i - 1]?.turn === line.turn} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface LogItemProps {
  readonly words: PanelWords;
  readonly line: LogLine;
  readonly isSameTurn: boolean;
}

function LogItem({ words, line, isSameTurn }: LogItemProps) {
  return (
    <li className={`is-${line.tone}${isSameTurn ? ' is-same' : ''}`}>
      <span className="only-read">{fill(words.panels.log.turn, { turn: line.turn })}: </span>
      <i aria-hidden="true">{line.turn}</i>
      {line.who !== undefined && <b>{line.who} </b>}
      {line.text}
    </li>
  );
}
