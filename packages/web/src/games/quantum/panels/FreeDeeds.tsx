/** In a hand the bar has room for the five actions only: what else can be done stands beside the ship. */
import { isHandheld } from '../../../ui/breakpoints.ts';
import { freeButtons } from './DeedButton.tsx';
import type { PanelProps } from './props.ts';

export function FreeDeeds({ model }: PanelProps) {
  const buttons = isHandheld(model.layout) ? freeButtons(model) : [];
  return buttons.length > 0 ? <div className="q-free">{buttons}</div> : null;
}
