/** Who sits where, in the line at the top of every table. */
import type { ComponentChildren } from 'preact';
import { useText } from '../text/index.ts';

/** A seat, or what one of them plays with. */
export interface SeatChip {
  readonly key: string;
  readonly name: string;
  /** What it plays with, in a picture. */
  readonly badge: ComponentChildren;
  readonly remark?: string | undefined;
  /** Of what it plays with, for lines; where seats play against each other. */
  readonly colour?: string;
  /** It decides now. */
  readonly isOn: boolean;
  readonly isThinking: boolean;
  /** Said to who cannot see it. */
  readonly heard?: string | undefined;
}

interface SeatsProps {
  readonly seats: readonly SeatChip[];
  /** Beside the name of a seat. */
  readonly beside?: (seat: number) => ComponentChildren;
}

export function Seats({ seats, beside }: SeatsProps) {
  const { table } = useText();
  return (
    <ul className="tb-seats" aria-label={table.players}>
      {seats.map((seat, i) => (
        <li key={seat.key} className={seat.isOn ? 'is-on' : undefined}>
          {seat.badge}
          <b>{seat.name}</b>
          {seat.remark && <small>{seat.remark}</small>}
          {seat.heard && <span className="only-read">{seat.heard}</span>}
          {seat.isThinking && <span className="tb-thinking" role="img" aria-label={table.isThinking} />}
          {beside?.(i)}
        </li>
      ))}
    </ul>
  );
}
