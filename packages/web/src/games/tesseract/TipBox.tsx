/** Tooltip of the focused stack: the only part that re-renders while the pointer moves. */
import { useSignal } from '../../ui/render/signal.ts';
import { targetOfCell } from './answers.ts';
import { ColourMark } from './signs.tsx';
import { tipOf } from './tip.ts';
import type { Model } from './useModel.ts';

interface TipProps extends Pick<Model, 'focus' | 'words' | 'view' | 'offer' | 'hand'> {
  readonly isCovered: boolean;
}

/** The box stays mounted: showing it by a transform would repaint the whole page. */
export function TipBox({ focus, offer, hand, isCovered, ...seen }: TipProps) {
  const cell = useSignal(focus, focused => focused);
  // The card of the selected answer says the same, and covers it.
  const isSaid = cell === undefined || isCovered || hand.pending?.targets.includes(targetOfCell(cell));
  const tip = isSaid ? undefined : tipOf(seen, offer, hand, cell);
  return (
    <div className="tt-corner is-tip">
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
