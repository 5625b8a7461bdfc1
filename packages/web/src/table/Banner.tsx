// @chunk logged
/**
 * Banner over the board for events that nobody should miss. Screen readers get them through the live region.
 */
import type { GameEvent } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import './banner.css';
import type { TableModel } from './useTable.ts';

/** A game's text for such an event. */
export interface Announcement {
  readonly face?: ComponentChildren;
  readonly title: string;
  readonly text: string;
  /** Class that sets its colours. */
  readonly mood?: string;
  /** True where what it is about stands in the upper half of the board. */
  readonly isLow?: boolean;
  /** Content below the text. */
  readonly more?: ComponentChildren;
}

interface BannerProps {
  readonly model: TableModel<unknown>;
  announce(event: GameEvent): Announcement | undefined;
}

export function Banner({ model, announce }: BannerProps) {
  const { moment, arriving } = model.clock;
  const said = moment && announce(moment.event);
  if (!said) return null;
  // Unique per banner, so that each one plays its entry animation.
  const key = `${(arriving ?? model.snapshot).seq} ${moment.start}`;
  return (
    <div
      key={key}
      className={`tb-banner is-${said.mood ?? 'plain'}${said.isLow ? ' is-low' : ''}`}
      aria-hidden="true"
    >
      {said.face && <i>{said.face}</i>}
      <p>
        <b>{said.title}</b>
        <span>{said.text}</span>
        {said.more}
      </p>
    </div>
  );
}
