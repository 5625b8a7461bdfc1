/** Button that closes a popover, for a finger that finds no place beside it. */
import { useText } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';

export function ClosePopover({ id }: { readonly id: string }) {
  const { table } = useText();
  return (
    <button
      type="button"
      className="tb-close"
      aria-label={table.close}
      popoverTarget={id}
      popoverTargetAction="hide"
    >
      <Icon name="close" />
    </button>
  );
}
