/** The tools: tiles as they will lie, starts, and what changes or takes away; each is pressed, or dragged to its place. */
import type { TargetedPointerEvent } from 'preact';
import { Choice } from '../../../ui/Choice.tsx';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Planet } from '../pieces/Planet.tsx';
import type { Sketch, Tool } from './sketch.ts';
import { leftOf, TOOLS, toolName, toolNamed } from './tools.ts';
import type { WorkshopWords } from './words/index.ts';

interface PaletteProps {
  readonly tool: Tool;
  readonly sketch: Sketch;
  readonly words: WorkshopWords;
  onChange(tool: Tool): void;
  onGrab(tool: Tool, event: PointerEvent): void;
}

export function Palette({ tool, sketch, words, onChange, onGrab }: PaletteProps) {
  const grabbed = (event: TargetedPointerEvent<HTMLElement>): void => {
    const input = (event.target as Element).closest('label')?.querySelector('input');
    if (input && input.value !== 'shift') onGrab(toolNamed(input.value), event);
  };
  return (
    <div className="workshop-tools" onPointerDown={grabbed}>
      <Choice
        label={words.tools.label}
        values={TOOLS.map(String)}
        value={String(tool)}
        onChange={name => onChange(toolNamed(name))}
        name={name => toolName(toolNamed(name), sketch, words)}
        show={name => <ToolFace tool={toolNamed(name)} sketch={sketch} words={words} />}
      />
    </div>
  );
}

interface ToolFaceProps {
  readonly tool: Tool;
  readonly sketch: Sketch;
  readonly words: WorkshopWords;
}

function ToolFace({ tool, sketch, words }: ToolFaceProps) {
  const count = leftOf(tool, sketch);
  const word = tool === 'V' ? words.tools.theVoid : typeof tool === 'number' ? undefined : words.tools[tool];
  return (
    <span className="tool">
      <ToolPicture tool={tool} />
      <span className={count !== undefined && count < 0 ? 'is-over' : undefined}>
        {word && <b>{word}</b>} {count !== undefined && <small>{String(count).replace('-', '−')}</small>}
      </span>
    </span>
  );
}

const SIGNS = {
  V: 'M4 4h4m4 0h4M4 16h4m4 0h4M4 4v4m0 4v4M16 4v4m0 4v4',
  shift: 'M10 3v14M3 10h14M8 5l2-2 2 2M8 15l2 2 2-2M5 8l-2 2 2 2M15 8l2 2-2 2',
  erase: 'M8 16L3 11l7-7 6 6-6 6zM7 7l6 6M8 16h9',
} as const;

export function ToolPicture({ tool }: { readonly tool: Tool }) {
  if (tool === 'start') return <CubeMark faction="kepler" />;
  if (typeof tool === 'number') return <Planet number={tool} />;
  return (
    <svg className="tool-sign" viewBox="0 0 20 20" aria-hidden="true">
      <path d={SIGNS[tool]} />
    </svg>
  );
}
