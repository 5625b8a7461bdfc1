/** Opens the analysis board from a panel beside a table. */
import { useLoadedWords } from '../../text/index.ts';
import type { TableModel } from '../useTable.ts';
import { loadWords } from './words/index.ts';

interface ButtonProps {
  readonly model: TableModel<unknown>;
  /** Resolves to false if that did not work. */
  onOpen(): Promise<boolean>;
}

export function AnalyseButton({ model, onOpen }: ButtonProps) {
  const words = useLoadedWords(loadWords);
  if (!words || model.manifest.isTogether) return null;
  return (
    <button
      type="button"
      className="tb-button"
      onClick={async () => {
        if (!(await onOpen())) model.say({ sentence: words.failed });
      }}
    >
      {words.analyse}
    </button>
  );
}
