/** Undo button; where undo is not possible, a press says why. */
import { Icon } from '../ui/Icon.tsx';
import type { Deeds } from './deeds.ts';
import type { TableModel } from './useTable.ts';

interface UndoProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly className: string;
}

export function UndoButton({ model, deeds, className }: UndoProps) {
  const { table } = model.text;
  const { undo } = model.snapshot;
  if (!model.may.play) return null;
  const why = undo === 'ready' ? undefined : table.undoRefusals[undo];
  return (
    <button
      type="button"
      className={className}
      aria-disabled={why !== undefined}
      title={why ?? table.undo}
      onClick={deeds.undo}
    >
      <Icon name="undo" />
      <b>{table.undo}</b>
      {why && <span className="only-read">: {why}</span>}
      <kbd aria-hidden="true">Z</kbd>
    </button>
  );
}
