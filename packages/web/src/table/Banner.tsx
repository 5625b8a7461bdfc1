// @chunk logged
/** What everybody must notice, over the board for a moment. Screen readers hear the news. */
import type { GameEvent } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import './banner.css';
import type { TableModel } from './useTable.ts';

/** What a game says of such an event. */
export interface Announcement {
  readonly face?: ComponentChildren;
  readonly title: string;
  readonly text: string;
  /** The class of its colours. */
  readonly mood?: string;
  /** Under the words. */
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
  // Different for every banner, so that each comes in anew.
  const key = `${(arriving ?? model.snapshot).seq} ${moment.start}`;
  return (
    <div key={key} className={`tb-banner is-${said.mood ?? 'plain'}`} aria-hidden="true">
      {said.face && <i>{said.face}</i>}
      <p>
        <b>{said.title}</b>
        <span>{said.text}</span>
        {said.more}
      </p>
    </div>
  );
}
