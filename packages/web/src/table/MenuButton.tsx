/** Something to do in a table's menu. */
import type { ComponentChildren } from 'preact';

interface MenuButtonProps {
  /** The id of the menu, which closes. */
  readonly menu: string;
  readonly isDisabled?: boolean;
  readonly children: ComponentChildren;
  onClick(): void;
}

export const MenuButton = ({ menu, isDisabled = false, children, onClick }: MenuButtonProps) => (
  <button
    type="button"
    disabled={isDisabled}
    popoverTarget={menu}
    popoverTargetAction="hide"
    onClick={onClick}
  >
    {children}
  </button>
);
