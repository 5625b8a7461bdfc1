/** Who sits where, with their clocks; and the sheet that lies over the board while they stand. */
import './clocks.css';
import { useEffect, useState } from 'preact/hooks';
import type { TimeControl } from '../../match/client.ts';
import { fill, useLoadedWords } from '../../text/index.ts';
import { Icon, Strokes } from '../../ui/Icon.tsx';
import { play } from '../../ui/sound.ts';
import { Dialog } from '../Dialog.tsx';
import type { Deeds } from '../deeds.ts';
import { type SeatChip, Seats } from '../Seats.tsx';
import type { TableModel } from '../useTable.ts';
import { answered, formatLeft, isLow, leftOf, momentBetween } from './times.ts';
import { useTimes } from './useTimes.ts';
import { type ClockWords, loadClockWords } from './words/index.ts';

interface ClockedProps {
  readonly seats: readonly SeatChip[];
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly control: TimeControl;
  readonly isFree: boolean;
  readonly isPaused: boolean;
}

const PAUSE = 'M7 4v12M13 4v12';

export default function ClockedSeats(props: ClockedProps) {
  const words = useLoadedWords(loadClockWords);
  return words ? <Clocked {...props} words={words} /> : <Seats seats={props.seats} />;
}

function Clocked(props: ClockedProps & { readonly words: ClockWords }) {
  const { seats, model, deeds, control, isFree, isPaused, words } = props;
  const { names, snapshot } = model;
  const [said, say] = useState('');
  const { time, isRunning } = useTimes({
    model,
    control,
    isFree,
    isPaused,
    onLook: (seat, before, after) => {
      const seconds = momentBetween(before, after);
      if (seconds === undefined) return;
      say(fill(words.left, { name: names[seat] ?? '', seconds }));
      play('refuse');
    },
  });
  usePauseUnseen(time !== undefined && snapshot.outcome === null, deeds.pause);
  const shown = time ?? answered(control, seats.length, undefined, { count: 0, seat: 0 });
  const face = (seat: number) => (
    <Face ms={leftOf(shown, seat)} isRunning={isRunning && shown.seat === seat} words={words} />
  );
  return (
    <div className="tb-clocked">
      <Seats seats={seats} beside={face} />
      <button
        type="button"
        className="icon-button"
        aria-label={words.pause}
        title={words.pause}
        disabled={snapshot.outcome !== null}
        onClick={deeds.pause}
      >
        <Strokes path={PAUSE} grid={20} size={18} />
      </button>
      <span className="only-read" role="status">
        {said}
      </span>
      {isPaused && (
        <Dialog title={words.paused} name="is-pause" onClose={deeds.goOn}>
          <h2>{words.paused}</h2>
          <ul className="tb-stands">
            {names.map((name, seat) => (
              <li key={name}>
                {seats[seat]?.badge} <b>{name}</b> {face(seat)}
              </li>
            ))}
          </ul>
          <p>{time ? words.pausedText : words.notBegun}</p>
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

/** Nobody's time runs where nobody looks: a match that is opened again, or a page that was hidden, waits to be gone on with. */
function usePauseUnseen(isTimed: boolean, pause: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the table is opened, and not when the clocks start.
  useEffect(() => {
    if (isTimed) pause();
  }, []);
  useEffect(() => {
    const hid = (): void => {
      if (document.hidden && isTimed) pause();
    };
    document.addEventListener('visibilitychange', hid);
    return () => document.removeEventListener('visibilitychange', hid);
  }, [isTimed, pause]);
}

interface FaceProps {
  readonly ms: number;
  readonly isRunning: boolean;
  readonly words: ClockWords;
}

/** Sign and frame say which one runs and which one is low, besides colour. */
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
