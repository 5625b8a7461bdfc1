/** What the shapes on the board mean. */

import { Icon } from '../../app/Icon.tsx';
import { useText } from './text/index.ts';

export function Legend({ hasPivots }: { readonly hasPivots: boolean }) {
  const { legend } = useText().table;
  return (
    <ul className="rt-legend">
      <li>
        <svg viewBox="-11 -8 22 16" aria-hidden="true">
          <circle r="4.5" fill="var(--mark)" />
        </svg>
        {legend.land}
      </li>
      <li>
        <svg viewBox="-11 -8 22 16" aria-hidden="true">
          <circle r="6" fill="none" stroke="var(--mark)" stroke-width="2.5" />
        </svg>
        {legend.capture}
      </li>
      <li>
        {hasPivots ? (
          <Icon name="turn" size={16} />
        ) : (
          <svg viewBox="-11 -8 22 16" aria-hidden="true">
            <path d="M0-5 5 0 0 5-5 0z" fill="none" stroke="var(--mark)" stroke-width="1.8" />
          </svg>
        )}
        {hasPivots ? legend.pivot : legend.turn}
      </li>
      <li>
        <svg viewBox="-11 -8 22 16" aria-hidden="true">
          <path
            d="M-6-3v-3h3M3-6h3v3M6 3v3H3M-3 6h-3V3"
            fill="none"
            stroke="var(--danger)"
            stroke-width="2"
          />
        </svg>
        {legend.danger}
      </li>
    </ul>
  );
}
