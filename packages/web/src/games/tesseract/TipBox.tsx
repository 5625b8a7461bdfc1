/** What is in focus, in words: the only part of the table that is drawn anew while the pointer moves. */
import { useSignal } from '../../ui/render/signal.ts';
import { targetOfCell } from './answers.ts';
import { ColourMark } from './signs.tsx';
import { tipOf } from './tip.ts';
import type { Model } from './useModel.ts';

interface TipProps extends Pick<Model, 'focus' | 'words' | 'view' | 'offer' | 'hand'> {
  /** The class of its place. */
  readonly place: string;
}

/** The box stays: one that came and went by a transform would have the whole page painted again. */
export function TipBox({ focus, offer, hand, place, ...seen }: TipProps) {
  const cell = useSignal(focus, focused => focused);
  // Of what is chosen the card says all that, and lies over it.
  const isSaid = cell === undefined || hand.pending?.targets.includes(targetOfCell(cell));
  const tip = isSaid ? undefined : tipOf(seen, offer, hand, cell);
  return (
    <div className={place}>
      {tip && (
        <div className={tip.isReady ? 'tt-tip is-ready' : 'tt-tip'} role="tooltip">
          <h3>
            {tip.colour && <ColourMark colour={tip.colour} />}
            {tip.title}
          </h3>
          <p>
            <b>{tip.place}</b>
            {tip.sides && <span> · {tip.sides}</span>}
          </p>
          {tip.deed.length > 0 && <p className="tt-deed">{tip.deed.join(' ')}</p>}
        </div>
      )}
    </div>
  );
}
