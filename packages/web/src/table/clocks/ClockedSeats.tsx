/** Players with their clocks, and the sheet that covers the board while the match is paused. */
import './clocks.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TimeControl } from '../../match/client.ts';
import type { HeardTable } from '../../match/heard.ts';
import { SEEN } from '../../match/library.ts';
import { paceOf } from '../../match/pace.ts';
import { fill, useLoadedWords } from '../../text/index.ts';
import { Icon, Strokes } from '../../ui/Icon.tsx';
import { useStore } from '../../ui/render/useStore.ts';
import { play } from '../../ui/sound.ts';
import { writeStored } from '../../ui/stored.ts';
import { useStable } from '../../ui/useStable.ts';
import { Dialog } from '../Dialog.tsx';
import type { Deeds } from '../deeds.ts';
import { type SeatChip, Seats } from '../Seats.tsx';
import type { TableModel } from '../useTable.ts';
import { leftAt } from './left.ts';
import { formatLeft, isLow, momentBetween, untilChange } from './times.ts';
import { type ClockWords, loadClockWords } from './words/index.ts';

interface ClockedProps {
  readonly seats: readonly SeatChip[];
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly control: TimeControl;
  /** True if the current decision costs no time, as in set-up. */
  readonly isFree: boolean;
}

const PAUSE = 'M7 4v12M13 4v12';

export default function ClockedSeats(props: ClockedProps) {
  const words = useLoadedWords(loadClockWords);
  const { people } = props.model.client;
  const heard = useStore(people.subscribe, people.table);
  return words && heard ? <Clocked {...props} words={words} heard={heard} /> : <Seats seats={props.seats} />;
}

interface HeardProps extends ClockedProps {
  readonly words: ClockWords;
  readonly heard: HeardTable;
}

function Clocked({ seats, model, deeds, control, isFree, words, heard }: HeardProps) {
  const { names, snapshot } = model;
  const { view, at } = heard;
  const { clocks, isPaused } = view;
  const isSet = view.pace.total !== null;
  const running = isSet ? clocks.running : null;
  const isOver = snapshot.outcome !== null;
  const [said, say] = useState('');
  useStart(model, control, isFree, isSet);
  useUnseen(snapshot.setup.id, isSet && !isOver, isPaused, deeds.pause);
  const leftOf = (seat: number): number =>
    isSet ? (leftAt(clocks, seat, Date.now() - at) ?? 0) : control.minutes * 60_000;
  useTicks(running, leftOf, (seat, seconds) => {
    say(fill(words.left, { name: names[seat] ?? '', seconds }));
    play('refuse');
  });
  const face = (seat: number) => <Face ms={leftOf(seat)} isRunning={running === seat} words={words} />;
  return (
    <div className="tb-clocked">
      <Seats seats={seats} beside={face} />
      <button
        type="button"
        className="icon-button"
        aria-label={words.pause}
        title={words.pause}
        disabled={isOver}
        onClick={deeds.pause}
      >
        <Strokes path={PAUSE} grid={20} size={18} />
      </button>
      <span className="only-read" role="status">
        {said}
      </span>
      {isPaused && !isOver && (
        <Dialog title={words.paused} name="is-pause" onClose={deeds.goOn}>
          <h2>{words.paused}</h2>
          <ul className="tb-stands">
            {names.map((name, seat) => (
              <li key={name}>
                {seats[seat]?.badge} <b>{name}</b> {face(seat)}
              </li>
            ))}
          </ul>
          <p>{isSet ? words.pausedText : words.notBegun}</p>
          <div className="tb-ways">
            <button type="button" className="tb-button is-go" onClick={deeds.goOn}>
              {words.goOn}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Starts the clocks with the first answer of play, which is free. */
function useStart(
  { client, snapshot }: TableModel<unknown>,
  control: TimeControl,
  isFree: boolean,
  isSet: boolean,
): void {
  const count = snapshot.moves.length;
  const last = useRef({ count, isFree });
  useEffect(() => {
    const was = last.current;
    last.current = { count, isFree };
    if (isSet || count <= was.count || was.isFree || snapshot.outcome) return;
    void client.people.tell({ do: 'ask', proposal: { kind: 'pace', pace: paceOf(control) } });
  }, [client, control, count, isFree, isSet, snapshot.outcome]);
}

/** Interval of saving the time, in milliseconds: the most that a crash of the browser gives back. */
const SEEN_EVERY_MS = 3000;

/**
 * Pauses unattended clocks: when a match is reopened, and while the page is hidden. The time of last
 * attention is saved synchronously, since a closing page cannot wait for a record.
 */
function useUnseen(id: string, isTimed: boolean, isPaused: boolean, pause: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the table is opened, and not when the clocks start.
  useEffect(() => {
    if (isTimed && !isPaused) pause();
  }, []);
  const isRunning = isTimed && !isPaused;
  const stop = useStable(pause);
  useEffect(() => {
    if (!isRunning) return undefined;
    const note = (): void => void writeStored(SEEN + id, Date.now());
    const hid = (): void => {
      note();
      if (document.hidden) stop();
    };
    const timer = setInterval(note, SEEN_EVERY_MS);
    addEventListener('pagehide', note);
    document.addEventListener('visibilitychange', hid);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', note);
      document.removeEventListener('visibilitychange', hid);
    };
  }, [id, isRunning, stop]);
}

/** Redraws whenever the running clock's text changes, and announces a few moments. */
function useTicks(
  running: number | null,
  leftOf: (seat: number) => number,
  onMoment: (seat: number, seconds: number) => void,
): void {
  const [, draw] = useState(0);
  const left = useStable(leftOf);
  const told = useStable(onMoment);
  useEffect(() => {
    if (running === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let before = left(running);
    const wait = (): void => {
      timer = setTimeout(() => {
        const now = left(running);
        const seconds = momentBetween(before, now);
        if (seconds !== undefined) told(running, seconds);
        before = now;
        draw(count => count + 1);
        if (now > 0) wait();
      }, untilChange(before));
    };
    wait();
    return () => clearTimeout(timer);
  }, [running, left, told]);
}

interface FaceProps {
  readonly ms: number;
  readonly isRunning: boolean;
  readonly words: ClockWords;
}

/** Shows the running and the low clock by sign and frame, besides colour. */
function Face({ ms, isRunning, words }: FaceProps) {
  const isShort = isLow(ms);
  const state = `${isRunning ? 'is-running' : ''} ${isShort ? 'is-low' : ''}`;
  return (
    <span className={`tb-time ${state}`} role="timer">
      {isShort ? <Icon name="threat" size={14} /> : isRunning && <Icon name="forward" size={12} />}
      {formatLeft(ms)}
      <span className="only-read">
        {isRunning && ` ${words.running}`} {isShort && ` ${words.low}`}
      </span>
    </span>
  );
}
