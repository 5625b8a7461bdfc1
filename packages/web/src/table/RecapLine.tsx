// @chunk own
/** One line with the missed events, and a button that replays them. */
import './recap.css';
import { Icon } from '../ui/Icon.tsx';
import { type LogLine, spoken } from './log.ts';
import type { TableModel } from './useTable.ts';

interface RecapLineProps {
  readonly model: TableModel<unknown>;
  /** Newest first. */
  readonly missed: readonly LogLine[];
  onClose(): void;
  onReplay(): void;
}

/** Maximum number of events in the recap. */
const MOST = 2;

export default function RecapLine({ model, missed, onClose, onReplay }: RecapLineProps) {
  const { table } = model.text;
  const telling = missed.filter(({ tone }) => tone !== 'plain');
  const told = (telling.length > 0 ? telling : missed).slice(0, MOST).reverse();
  return (
    <div className="tb-recap" role="status">
      <p>
        <b>{table.time.recap}</b> {told.map(line => spoken(table.log.who, line)).join(' ')}
      </p>
      <button
        type="button"
        className="tb-pill"
        onClick={() => {
          onClose();
          onReplay();
        }}
      >
        {table.time.replay}
      </button>
      <button type="button" className="icon-button" aria-label={table.close} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
