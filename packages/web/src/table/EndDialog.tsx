// @chunk own
/** Result dialog: how the match ended and why, and links to go on. */
import './ending/endDialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLoadedWords } from '../text/index.ts';
import { useStable } from '../ui/useStable.ts';
import { Clause } from './Clause.tsx';
import { Dialog } from './Dialog.tsx';
import type { Deeds } from './deeds.ts';
import { loadWords } from './ending/words/index.ts';
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

interface EndingText<M> {
  endingOf(model: M): Ending | undefined;
}
export type LoadEnding<M> = () => Promise<EndingText<M>>;

interface EndProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly loadEnding: LoadEnding<TableModel<unknown>>;
  onClose(): void;
}

export default function EndDialog({ model, deeds, loadEnding, onClose }: EndProps) {
  const [text, setText] = useState<EndingText<TableModel<unknown>>>();
  const close = useStable(onClose);
  useEffect(() => void loadEnding().then(setText, close), [loadEnding, close]);
  const words = useLoadedWords(loadWords)?.strip;
  const ending = text?.endingOf(model);
  if (!words || !ending) return null;
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
          {words.look}
        </button>
        <HomeButton model={model} />
        <button type="button" className="tb-button" onClick={deeds.share}>
          {table.share}
        </button>
        {model.client.canSave() && (
          <button type="button" className="tb-button" onClick={deeds.save}>
            {table.save}
          </button>
        )}
        <button type="button" className="tb-button" onClick={deeds.leave}>
          {table.leave}
        </button>
      </div>
    </Dialog>
  );
}
