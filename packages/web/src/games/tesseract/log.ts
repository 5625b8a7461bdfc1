/** The log in words, from the answers of a match and what they did. */
import {
  namesOf,
  story,
  type TesseractEvent,
  type TesseractText,
  type TesseractView,
  tracker,
} from '@tessera/games/tesseract';
import type { HistoryEntry } from '../../match/client.ts';
import type { LogLine } from './panels/props.ts';

const BAD: readonly TesseractEvent['type'][] = ['breached', 'uncovered', 'refused'];
const GOOD: readonly TesseractEvent['type'][] = ['healed', 'cardDrawn'];

function toneOf(event: TesseractEvent): LogLine['tone'] {
  if (event.type === 'moved' && event.why === 'contained') return 'good';
  if (event.type === 'moved' && (event.why === 'shockwave' || event.why === 'acceleration')) return 'bad';
  if (event.type === 'columnCard') return event.state === 'discarded' ? 'bad' : 'good';
  if (event.type === 'uncovered' && event.isWarded) return 'good';
  return BAD.includes(event.type) ? 'bad' : GOOD.includes(event.type) ? 'good' : 'plain';
}

/** Said by the phase indicator and the prompt, every turn anew. */
const QUIET: readonly TesseractEvent['type'][] = ['turn', 'threat'];

/** What a log is told from. */
export interface Telling {
  readonly text: TesseractText;
  /** Before the first answer, if it is known: the values cubes had. */
  readonly start: TesseractView | undefined;
  /** The newest one: the colours of all cubes that have moved. */
  readonly view: TesseractView;
  labName(lab: number): string;
}

/** The latest first. */
export function logLines(
  { text, start, view, labName }: Telling,
  entries: readonly HistoryEntry[],
): readonly LogLine[] {
  const known = tracker(view, 'after');
  if (start) known.see(start);
  const names = namesOf(text, known, labName);
  const lines: LogLine[] = [];
  const turns = entries.flatMap(entry => entry.events).filter(event => event.type === 'turn').length;
  let turn = Math.max(1, view.turn - turns);
  entries.forEach(({ events }, index) => {
    const told = story(text, events as readonly TesseractEvent[], names, known);
    told.forEach(({ event, text: words }, i) => {
      if (event.type === 'turn') turn = event.turn;
      if (QUIET.includes(event.type)) return;
      lines.push({ key: `${index} ${i}`, turn, text: words, tone: toneOf(event) });
    });
  });
  return lines.reverse();
}
