/** Where a match is played that is not played at this screen: who may sit there, what else is asked, how it begins. */
import type { ComponentChildren } from 'preact';
import type { NewMatch } from '../../match/client.ts';
import type { Holder, SeatDraft } from './seat.ts';

export interface Venue {
  /** Whose drafts are kept apart from those of this screen. */
  readonly id: string;
  readonly title: string;
  readonly holders: readonly Holder[];
  /** What whoever comes is called. */
  readonly guest: string;
  /** A sentence about those who sit otherwise there than at this screen. */
  readonly notes: Readonly<Partial<Record<Holder, string>>>;
  /** Who sits beside you to begin with. */
  readonly others: SeatDraft;
  /** What else is asked, between seats and options. */
  readonly fields: ComponentChildren;
  readonly start: string;
  begin(match: NewMatch): void;
}
