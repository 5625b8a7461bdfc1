/** Seats of an on-line table: presence, keepers, clocks, and the number of watchers. */
import '../clocks/clocks.css';
import './online.css';
import type { Chair } from '@tessera/wire';
import { fill, plural, useLoadedWords } from '../../text/index.ts';
import { Icon, Strokes } from '../../ui/Icon.tsx';
import { SIGNS } from '../../ui/signs.ts';
import { leftAt } from '../clocks/left.ts';
import { formatLeft, isLow } from '../clocks/times.ts';
import { type SeatChip, Seats } from '../Seats.tsx';
import type { TableModel } from '../useTable.ts';
import { type OnlineNow, useOnline } from './useOnline.ts';
import { useTick } from './useTick.ts';
import { loadTalkWords, type TalkWords } from './words/index.ts';

type Person = Extract<Chair, { kind: 'person' }>;

interface SeatsProps {
  readonly seats: readonly SeatChip[];
  readonly model: TableModel<unknown>;
}

export function OnlineSeats({ seats, model }: SeatsProps) {
  const words = useLoadedWords(loadTalkWords);
  const now = useOnline(model.client.online);
  if (!words || !now) return <Seats seats={seats} />;
  const { watchers, chairs, phase } = now.heard.view;
  const out = chairs.flatMap(chair =>
    chair.kind === 'person' && chair.hasLeft
      ? [fill(chair.isHere ? words.outName : words.goneName, { name: chair.name })]
      : [],
  );
  // Chips match chairs only if each player has one colour and one clock.
  const isByChair = seats.length === chairs.length;
  const hasClocks = now.heard.view.pace.total !== null || now.heard.view.pace.move !== null;
  return (
    <div className={`tb-online ${hasClocks ? 'tb-clocked' : ''}`}>
      <Seats
        seats={seats}
        {...(isByChair && {
          beside: (seat: number) => <Beside seat={seat} name={seats[seat]?.name} now={now} words={words} />,
        })}
      />
      {phase === 'playing' && out.length > 0 && <span className="tb-watchers tb-gone">{out.join(', ')}</span>}
      {watchers > 0 && (
        <span className="tb-watchers" title={plural(model.text.language, words.watchers, watchers)}>
          <Strokes path={SIGNS.eye} grid={20} size={16} />
          {watchers}
          <span className="only-read">{plural(model.text.language, words.watchers, watchers)}</span>
        </span>
      )}
    </div>
  );
}

interface BesideProps {
  readonly seat: number;
  /** Name on the chip; whoever takes over from somebody who left may stand there. */
  readonly name: string | undefined;
  readonly now: OnlineNow;
  readonly words: TalkWords;
}

function Beside({ seat, name, now, words }: BesideProps) {
  const { view, at } = now.heard;
  const chair = view.chairs[seat];
  const isRunning = view.clocks.running === seat;
  useTick(isRunning);
  const left = leftAt(view.clocks, seat, performance.now() - at);
  const state =
    chair?.kind === 'person' && name?.startsWith(chair.name)
      ? words[presenceOf(chair, view.phase === 'playing')]
      : undefined;
  return (
    <>
      {state !== undefined && chair?.kind === 'person' && (
        <span
          className={`tb-presence ${chair.isHere ? 'is-here' : chair.hasLeft ? 'is-gone' : ''}`}
          title={state}
        >
          {chair.keeper !== null && <Strokes path={SIGNS.bot} grid={20} size={15} />}
          <span className="only-read">{state}</span>
        </span>
      )}
      {left !== null && view.phase === 'playing' && (
        <span
          className={`tb-time ${isRunning ? 'is-running' : ''} ${isLow(left) ? 'is-low' : ''}`}
          role="timer"
        >
          {isLow(left) && <Icon name="threat" size={14} />}
          {timeWords(words, left)}
          {isRunning && <span className="only-read"> {words.running}</span>}
        </span>
      )}
    </>
  );
}

/** Somebody who resigned and still looks on is no longer playing, and not gone. */
function presenceOf({ hasLeft, isHere, keeper }: Person, isPlaying: boolean) {
  if (hasLeft && !isHere) return 'hasLeft';
  if (hasLeft && isPlaying) return 'out';
  if (keeper !== null && !hasLeft) return 'keeper';
  return isHere ? 'here' : 'away';
}

const HOUR = 3_600_000;

/** Days and hours for long times, a clock for short ones. */
function timeWords({ hours, days }: TalkWords, ms: number): string {
  if (ms < 2 * HOUR) return formatLeft(ms);
  return ms < 48 * HOUR
    ? fill(hours, { count: Math.floor(ms / HOUR) })
    : fill(days, { count: Math.floor(ms / 24 / HOUR) });
}
