/** Buttons below the board. */
import type { PartProps } from '../../table/game.ts';
import { UndoButton } from '../../table/UndoButton.tsx';
import { fill } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Model } from './useModel.ts';
import { goWords } from './words.ts';

type BarProps = PartProps<Model>;

export function ActionBar({ model, deeds }: BarProps) {
  const { text, snapshot, play, may } = model;
  const { table } = text;
  const { setup, redo, outcome } = snapshot;
  return (
    <footer className="rt-actions">
      <div>
        <UndoButton model={model} deeds={deeds} className="tb-button" />
        {redo && (
          <button type="button" className="tb-button is-optional" onClick={deeds.redo}>
            <Icon name="redo" />
            <span>{table.redo}</span>
          </button>
        )}
        {may.play && !setup.isAnalysis && !outcome && (
          <button type="button" className="tb-button is-ghost is-optional" onClick={deeds.resign}>
            {table.resign}
          </button>
        )}
      </div>
      <div className="rt-decide">
        {play.held && (
          <button type="button" className="tb-button is-ghost is-back" onClick={play.putBack}>
            {table.putBack} <kbd>{table.keyNames.escape}</kbd>
          </button>
        )}
        {may.play && !outcome && snapshot.toAct !== null && <GoButton model={model} deeds={deeds} />}
      </div>
      <div>
        <button type="button" className="tb-button is-optional" onClick={model.flip}>
          <Icon name="flip" />
          {table.flip} <kbd>F</kbd>
        </button>
        <button type="button" className="tb-button is-optional" onClick={deeds.keys}>
          {table.keys} <kbd>?</kbd>
        </button>
      </div>
    </footer>
  );
}

/** Confirm button: its label says what it would play, or what it waits for. */
function GoButton({ model }: BarProps) {
  const { text, play } = model;
  const isReady = play.considered !== undefined || play.meant.length > 1;
  return (
    <button type="button" className="tb-button is-go rt-go" disabled={!isReady} onClick={play.confirm}>
      {labelOf(model)}
      {isReady && <kbd>{text.table.keyNames.enter}</kbd>}
    </button>
  );
}

function labelOf({ text, snapshot, play, scene, names, canAct }: Model): string {
  const { go } = text.table;
  const { considered, meant, held, isLook } = play;
  if (considered !== undefined) return goWords(text, scene, considered);
  if (meant.length > 1) return fill(go.ask, { count: meant.length });
  if (!snapshot.isYours) return fill(go.wait, { name: names[snapshot.toAct ?? 0] ?? '' });
  return canAct && held && !isLook ? go.choosePlace : go.choosePiece;
}
