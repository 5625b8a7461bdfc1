import type { Facts } from '@tessera/engine';
import { useState } from 'preact/hooks';
import { lazy } from '../ui/render/lazy.tsx';
import { LateDialog } from '../ui/Waiting.tsx';
import type { Deeds } from './deeds.ts';
import type { TableModel } from './useTable.ts';

export const MENU = 'tb-menu';

/** Menu entry of a single game. */
export interface MenuEntry {
  readonly label: string;
  readonly isDisabled?: boolean;
  onChoose(): void;
}

export interface MenuProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly facts: Facts;
  readonly entries: readonly MenuEntry[];
}

/** The content is lazy-loaded and rendered only while the menu is open. */
const MenuContent = lazy(() => import('./MenuContent.tsx'), LateDialog, false);

export function Menu(props: MenuProps) {
  const [isOpen, open] = useState(false);
  return (
    <div
      id={MENU}
      className="tb-menu"
      popover="auto"
      onBeforeToggle={event => open(event.newState === 'open')}
    >
      {isOpen && <MenuContent {...props} />}
    </div>
  );
}
