// @chunk own
/** Result dialog: how the match ended and why, and links to go on. */
import type { ComponentChildren } from 'preact';
import { Clause } from './Clause.tsx';
import { Dialog } from './Dialog.tsx';
import type { Deeds } from './deeds.ts';
import { HomeButton } from './share/MovingEntry.tsx';
import type { TableModel } from './useTable.ts';

/** A game's text for its result. */
export interface Ending {
  readonly title: string;
  readonly picture?: ComponentChildren;
  readonly isWon: boolean;
  readonly reason: string;
  /** The clause that ended the match. */
  readonly clause?: string | undefined;
  readonly sums: readonly string[];
  /** Content that explains the result. */
  readonly why?: ComponentChildren;
}

interface EndProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly ending: Ending;
  onClose(): void;
}

export default function EndDialog({ model, deeds, ending, onClose }: EndProps) {
  const { table } = model.text;
  const { title, picture, isWon, reason, clause, sums, why } = ending;
  return (
    <Dialog title={title} name={isWon ? 'is-end is-won' : 'is-end is-lost'} onClose={onClose}>
      {picture}
      <h2>{title}</h2>
      <p>
        {reason} {clause && <Clause clause={clause} />}
      </p>
      <ul className="tb-sums">
        {sums.map(sum => (
          <li key={sum}>{sum}</li>
        ))}
      </ul>
      {why}
      <div className="tb-ways">
        {model.may.again && (
          <button type="button" className="tb-button is-go" onClick={deeds.again}>
            {table.rematch}
          </button>
        )}
        <button type="button" className="tb-button" onClick={onClose}>
          {table.review}
        </button>
        <HomeButton model={model} />
        <button type="button" className="tb-button" onClick={deeds.leave}>
          {table.leave}
        </button>
      </div>
    </Dialog>
  );
}
