/** What is done with the drawing as a whole. */
import { Deed } from '../../../ui/workshop/Deed.tsx';
import { EMPTY } from './sketch.ts';
import type { Drawing } from './useDrawing.ts';
import type { WorkshopWords } from './words/index.ts';

interface BarProps {
  readonly drawing: Drawing;
  readonly words: WorkshopWords;
  onBegin(): void;
  onShare(): void;
}

export function Bar({ drawing, words, onBegin, onShare }: BarProps) {
  const { sketch, canUndo, canRedo, edit, undo, redo } = drawing;
  const { bar } = words;
  return (
    <div className="making-bar" role="toolbar" aria-label={bar.label}>
      <Deed icon="undo" label={bar.undo} isOff={!canUndo} onClick={undo} />
      <Deed icon="redo" label={bar.redo} isOff={!canRedo} onClick={redo} />
      <Deed
        icon="close"
        label={bar.clear}
        isOff={sketch.tiles.length === 0}
        onClick={() => edit(({ cubes }) => ({ ...EMPTY, cubes }))}
      />
      <Deed icon="file" label={bar.begin} onClick={onBegin} />
      <Deed icon="copy" label={bar.share} onClick={onShare} />
    </div>
  );
}
