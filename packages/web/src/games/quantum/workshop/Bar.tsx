/** What is done with the drawing as a whole. */
import { ToolButton } from '../../../ui/workshop/ToolButton.tsx';
import { EMPTY } from './sketch.ts';
import type { Drawing } from './useDrawing.ts';
import type { WorkshopWords } from './words/index.ts';

interface BarProps {
  readonly drawing: Drawing;
  readonly words: WorkshopWords;
  onBegin(): void;
  onMaps(): void;
  onShare(): void;
}

export function Bar({ drawing, words, onBegin, onMaps, onShare }: BarProps) {
  const { sketch, canUndo, canRedo, edit, undo, redo } = drawing;
  const { bar } = words;
  return (
    <div className="making-bar" role="toolbar" aria-label={bar.label}>
      <ToolButton icon="undo" label={bar.undo} isOff={!canUndo} onClick={undo} />
      <ToolButton icon="redo" label={bar.redo} isOff={!canRedo} onClick={redo} />
      <ToolButton
        icon="close"
        label={bar.clear}
        isOff={sketch.tiles.length === 0}
        onClick={() => edit(({ cubes }) => ({ ...EMPTY, cubes }))}
      />
      <ToolButton icon="file" label={bar.begin} onClick={onBegin} />
      <ToolButton icon="menu" label={bar.maps} onClick={onMaps} />
      <ToolButton icon="copy" label={bar.share} onClick={onShare} />
    </div>
  );
}
