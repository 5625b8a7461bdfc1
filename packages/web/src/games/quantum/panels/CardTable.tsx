/** Cards laid over the map: to be taken, to be given up, or only to be read. The map under them stays where it is. */
import { Icon } from '../../../ui/Icon.tsx';
import { Commands } from './Commands.tsx';
import { Offer } from './Offer.tsx';
import type { PanelProps } from './props.ts';
import './cards.css';

interface CardTableProps extends PanelProps {
  readonly about: 'taking' | 'givingUp' | 'reading';
  onClose(): void;
}

export function CardTable({ model, about, onClose }: CardTableProps) {
  const { row } = model.words.panels;
  return (
    <section className={`q-over is-${about}`} aria-label={row.onOffer}>
      <button type="button" className="q-over-close" onClick={onClose}>
        <Icon name="close" size={14} />
        {row.toMap}
      </button>
      {about !== 'givingUp' && <Offer model={model} />}
      {about !== 'taking' && <Commands model={model} />}
    </section>
  );
}
