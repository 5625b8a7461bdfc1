/** Card in the rows under the tiles: a picture, some text, a link or button. */
import type { ComponentChildren } from 'preact';

interface TicketProps {
  readonly className?: string;
  /** The game whose accent colour the card has. */
  readonly game?: string | undefined;
  readonly picture?: ComponentChildren;
  readonly kind: string;
  readonly title: ComponentChildren;
  readonly text: string;
  readonly foot: ComponentChildren;
}

export function Ticket({ className = '', game, picture, kind, title, text, foot }: TicketProps) {
  return (
    <article className={`card ticket ${className}`} data-game={game}>
      {picture !== undefined && <div className="ticket-picture">{picture}</div>}
      <div className="ticket-words">
        <p className="ticket-kind">{kind}</p>
        <h3>{title}</h3>
        <p className="ticket-text">{text}</p>
        <div className="ticket-foot">{foot}</div>
      </div>
    </article>
  );
}
