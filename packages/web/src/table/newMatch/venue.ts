/** Venue of a match that is not played at this screen: allowed holders, further fields, and the start. */
import type { ComponentChildren } from 'preact';
import type { NewMatch } from '../../match/client.ts';
import type { Holder, SeatDraft } from './seat.ts';

export interface Venue {
  /** Separates its stored draft from that of this screen. */
  readonly id: string;
  readonly title: string;
  readonly holders: readonly Holder[];
  /** Name of an open seat. */
  readonly guest: string;
  /** Remarks about holders that differ from those at this screen. */
  readonly notes: Readonly<Partial<Record<Holder, string>>>;
  /** Initial holder of the other seats. */
  readonly others: SeatDraft;
  /** Fields between seats and options. */
  readonly fields: ComponentChildren;
  readonly start: string;
  begin(match: NewMatch): void;
}
