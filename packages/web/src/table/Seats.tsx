/** Seats in the top bar of every table. */
import type { ComponentChildren } from 'preact';
import { useText } from '../text/index.ts';

/** A seat, or a lab or agent that it plays. */
export interface SeatChip {
  readonly key: string;
  readonly name: string;
  /** Picture of its colour, lab, agent or faction. */
  readonly badge: ComponentChildren;
  readonly remark?: string | undefined;
  /** Colour for lines in the graph, in competitive games. */
  readonly colour?: string;
  /** True while the seat decides. */
  readonly isOn: boolean;
  readonly isThinking: boolean;
  /** Text for screen readers only. */
  readonly heard?: string | undefined;
}

interface SeatsProps {
  readonly seats: readonly SeatChip[];
  /** Content beside the name of a seat. */
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
