// @chunk own
/** One line: what happened since, and the way to see it. */
import './recap.css';
import { Icon } from '../ui/Icon.tsx';
import { type LogLine, spoken } from './log.ts';
import type { TableModel } from './useTable.ts';

interface RecapLineProps {
  readonly model: TableModel<unknown>;
  /** The latest first. */
  readonly missed: readonly LogLine[];
  onClose(): void;
  onReplay(): void;
}

/** What nobody needs to be told again is left out, and of the rest only so much. */
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
