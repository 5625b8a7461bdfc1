// @chunk logged
/** Button that requests the best answer, where hints are allowed. */
import { Icon } from '../ui/Icon.tsx';
import type { Deeds } from './deeds.ts';
import type { TableModel } from './useTable.ts';

interface HintProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly className: string;
}

export function HintButton({ model, deeds, className }: HintProps) {
  const { hint } = model.text.table;
  if (!model.may.hint) return null;
  return (
    <button
      type="button"
      className={className}
      aria-disabled={!model.canAct}
      title={hint}
      onClick={deeds.hint}
    >
      <Icon name="hint" />
      <b>{hint}</b>
      <kbd aria-hidden="true">H</kbd>
    </button>
  );
}
