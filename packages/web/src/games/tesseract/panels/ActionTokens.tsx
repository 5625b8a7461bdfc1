/** Actions of the turn as tokens: remaining ones are full, spent ones ticked off. */
import { ACTIONS_PER_TURN, type TesseractView } from '@tessera/games/tesseract';
import { fill, plural } from '../../../text/index.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import type { PanelProps } from './props.ts';
import './tokens.css';

export interface Tokens {
  readonly left: number;
  readonly spent: number;
  /** True for actions granted by another researcher (T-RES-3). */
  readonly isGranted: boolean;
}

/** Maximum number of tokens drawn; a number shows the rest. */
const DRAWN = 6;

export function tokensOf({ resolving, actions, phase }: TesseractView): Tokens {
  const granted = resolving.at(-1);
  if (granted?.type === 'granted') return { left: granted.left, spent: 0, isGranted: true };
  const left = phase === 'action' ? actions : 0;
  return { left, spent: Math.max(0, ACTIONS_PER_TURN - left), isGranted: false };
}

export function ActionTokens({ model }: PanelProps) {
  const { view, words } = model;
  const { actions } = words.panels;
  const { left, spent, isGranted } = tokensOf(view);
  const total = left + spent;
  const caption = isGranted ? actions.granted : actions.caption;
  return (
    <div className="tess-tokens">
      <span className="tess-tokenrow" aria-hidden="true">
        {upTo(Math.min(left, DRAWN)).map(i => (
          <Token key={`left ${i + 1}`} isLeft isExtra={i >= ACTIONS_PER_TURN} />
        ))}
        {upTo(spent).map(i => (
          <Token key={`spent ${i + 1}`} isLeft={false} isExtra={false} />
        ))}
      </span>
      <p>
        <b aria-hidden="true">
          {left > ACTIONS_PER_TURN || isGranted ? left : fill(actions.left, { left, total })}
        </b>
        <span aria-hidden="true">{plural(words.language, caption, left)}</span>
        <span className="only-read">
          {plural(words.language, isGranted ? actions.granted : actions.spoken, left)}
        </span>
      </p>
    </div>
  );
}

function Token({ isLeft, isExtra }: { readonly isLeft: boolean; readonly isExtra: boolean }) {
  if (!isLeft)
    return (
      <svg className="tess-token is-spent" viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 3.5l14.3 8.25v16.5L20 36.5 5.7 28.25v-16.5z" />
        <path className="is-tick" d="M14 20.5l4 4 8.5-9" />
      </svg>
    );
  return (
    <svg className={`tess-token${isExtra ? ' is-extra' : ''}`} viewBox="0 0 40 40" aria-hidden="true">
      <path className="is-body" d="M20 2.5l15.2 8.75v17.5L20 37.5 4.8 28.75v-17.5z" />
      <path className="is-rim" d="M20 7l11.3 6.5v13L20 33 8.7 26.5v-13z" />
      <path className="is-bolt" d="M21.5 11l-8 10.5H19l-1 7.5 8-10.5h-5.5z" />
    </svg>
  );
}
