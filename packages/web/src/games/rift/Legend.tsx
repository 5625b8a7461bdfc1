/** Legend of the marks on the board. */
import { Icon } from '../../ui/Icon.tsx';
import type { Model } from './useModel.ts';

const SHAPES = {
  land: <circle r="4.5" fill="var(--mark)" />,
  capture: <circle r="6" fill="none" stroke="var(--mark)" stroke-width="2.5" />,
  turn: <path d="M0-5 5 0 0 5-5 0z" fill="none" stroke="var(--mark)" stroke-width="1.8" />,
  danger: (
    <path d="M-6-3v-3h3M3-6h3v3M6 3v3H3M-3 6h-3V3" fill="none" stroke="var(--danger)" stroke-width="2" />
  ),
} as const;

export function Legend({ model: { text, play } }: { readonly model: Model }) {
  const { legend } = text.table;
  const hasPivots = play.offer.marks.pivots.length > 0;
  return (
    <ul className="rt-legend">
      {(['land', 'capture', hasPivots ? 'pivot' : 'turn', 'danger'] as const).map(key => (
        <li key={key}>
          {key === 'pivot' ? (
            <Icon name="turn" size={16} />
          ) : (
            <svg viewBox="-11 -8 22 16" aria-hidden="true">
              {SHAPES[key]}
            </svg>
          )}
          {legend[key]}
        </li>
      ))}
    </ul>
  );
}
