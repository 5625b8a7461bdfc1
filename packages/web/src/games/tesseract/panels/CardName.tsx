/** Name of a card as a button that opens its full text, which lists truncate. */
import { useId } from 'preact/hooks';
import { fill } from '../../../text/index.ts';
import { ClosePopover } from './ClosePopover.tsx';
import { cardText, levelOf } from './cards.ts';
import type { PanelProps } from './props.ts';

interface CardNameProps extends PanelProps {
  readonly card: string;
  /** Column of a containment card. */
  readonly column?: number;
}

export function CardName({ model, card, column }: CardNameProps) {
  const id = useId();
  const { hand, containment } = model.words.panels;
  const { name, text } = cardText(model, card);
  const kind = column ? fill(containment.column, { column }) : fill(hand.level, { level: levelOf(card) });
  return (
    <>
      <button type="button" className="tess-cardname" popoverTarget={id} title={hand.read}>
        {name}
      </button>
      <div id={id} popover="auto" className="tess-cardview">
        <ClosePopover id={id} />
        <small>{kind}</small>
        <strong>{name}</strong>
        <p>{text}</p>
      </div>
    </>
  );
}
