/** The 3D cube of 64 dice on its turntable. It shows a view and reports presses; it knows no rule. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { capitalised } from '../../../text/index.ts';
import { Strokes } from '../../../ui/Icon.tsx';
import type { CubeProps } from '../contract.ts';
import { control } from './controls.ts';
import './cube.css';
import type { Labels } from './labels.ts';
import { homeward, turned } from './orbit.ts';
import { aboveCube, type Point, type Size, type Stage } from './place.ts';
import { type CubeScene, createScene, type SceneWishes } from './scene.ts';
import { followPointer, placeSquares, SQUARES } from './squares.ts';
import { nextWord } from './tags.ts';

export default function Cube(props: CubeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { cube: words, panels } = props.words;
  const scene = useScene(stage, canvas, props);
  const turn = (quarters: number) => scene.current?.orbit(wish => turned(wish, quarters));
  const tag = props.view.outcome ? capitalised(panels.layers.decisive) : words[nextWord(props)];
  return (
    <div className="tess-turntable" data-board ref={stage}>
      {SQUARES.map(square => (
        <i key={square} className="tess-cube-square" data-square={square} />
      ))}
      <canvas ref={canvas} aria-hidden="true" />
      <svg className="tess-cube-ghost" aria-hidden="true">
        <path className="is-under" />
        <path />
      </svg>
      {props.marks.next.map(cell => (
        <NextTag key={cell} text={tag} turn={words.turnTo} onClick={() => scene.current?.face(cell)} />
      ))}
      <div className="tess-cube-turns">
        <TurnButton label={words.turnLeft} path={TURN_LEFT} onClick={() => turn(1)} />
        <TurnButton label={words.reset} path={RESET} onClick={() => scene.current?.orbit(homeward)} />
        <TurnButton label={words.turnRight} path={TURN_RIGHT} onClick={() => turn(-1)} />
      </div>
    </div>
  );
}

const TURN_LEFT = 'M5 5v5h5M5.5 10a6.5 6.5 0 1 1 1.3 5.5';
const RESET = 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 11.9v.2';
const TURN_RIGHT = 'M19 5v5h-5M18.5 10a6.5 6.5 0 1 0-1.3 5.5';

interface NextTagProps {
  readonly text: string;
  readonly turn: string;
  onClick(): void;
}

/** Tag on a cube that is primed next. If the cube is hidden, a press turns the table until it is visible. */
const NextTag = ({ text, turn, onClick }: NextTagProps) => (
  <button type="button" className="tess-cube-tag" tabIndex={-1} disabled title={turn} onClick={onClick}>
    {text}
    <Strokes path={TURN_LEFT} size={15} />
  </button>
);

interface TurnButtonProps {
  readonly label: string;
  readonly path: string;
  onClick(): void;
}

const TurnButton = ({ label, path, onClick }: TurnButtonProps) => (
  <button type="button" aria-label={label} title={label} onClick={onClick}>
    <Strokes path={path} size={18} />
  </button>
);

const sizeOf = (element: HTMLElement): Size => ({ width: element.offsetWidth, height: element.offsetHeight });

/** Size of the stage; its padding is the column that is kept free. */
const stageOf = (element: HTMLElement): Stage => ({
  ...sizeOf(element),
  aside: Number.parseFloat(getComputedStyle(element).paddingLeft),
});

/** Positions labels without a Preact render. Sizes are read before any write, to avoid layout thrashing. */
function placeLabels(stage: HTMLElement, size: Size, { next }: Labels): void {
  const tags = [...stage.querySelectorAll<HTMLButtonElement>('.tess-cube-tag')];
  for (const [i, tag] of tags.entries()) tag.disabled = next[i]?.ghost === undefined;
  const tagsAt = tags.map((tag, i) => next[i] && aboveCube(next[i].at, sizeOf(tag), size));
  for (const [i, tag] of tags.entries()) put(tag, tagsAt[i]);
  const ghosts = next.flatMap(({ ghost }) => (ghost ? [wire(ghost)] : []));
  for (const path of stage.querySelectorAll('.tess-cube-ghost path')) path.setAttribute('d', ghosts.join(''));
}

function put({ style }: HTMLElement, at: Point | null | undefined): void {
  style.visibility = at ? 'visible' : 'hidden';
  if (at) style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)`;
}

/** Edges of a cube; the upper corners come first. */
function wire(corners: readonly Point[]): string {
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [upper, lower] = [corners.slice(0, 4), corners.slice(4)];
  const around = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
  const down = upper.map((point, i) => `M${at(point)}L${at(lower[i] ?? point)}`);
  return around(upper) + around(lower) + down.join('');
}

function useScene(
  stage: RefObject<HTMLDivElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  props: CubeProps,
): RefObject<CubeScene | null> {
  const scene = useRef<CubeScene>(null);
  const latest = useRef(props);
  latest.current = props;
  const shown = useRef<Pick<CubeProps, 'seq' | 'skips'>>(undefined);
  const { view, marks, focus, seq, events, isMoving, tempo, skips, handle } = props;

  useLayoutEffect(() => {
    const [frame, surface] = [stage.current, canvas.current];
    if (!frame || !surface) return;
    const lost = () => latest.current.onLost?.();
    const onFrame: SceneWishes['onFrame'] = (labels, size, spotAt) => {
      placeLabels(frame, size, labels);
      placeSquares(frame, spotAt);
      if (labels.next.some(({ ghost }) => ghost)) latest.current.onHidden?.();
    };
    const made = openScene(frame, surface, { onFrame }, lost);
    if (!made) return lost();
    scene.current = made;
    shown.current = undefined;
    const stop = control(surface, made, {
      onPress: (cell, level) => latest.current.onPress(cell, level),
      onFocus: cell => made.heed(() => focus.set(cell)),
      isMoving: () => latest.current.isMoving,
    });
    const unfollow = followPointer(surface, made.pick);
    const watcher = new ResizeObserver(() => made.resize(stageOf(frame)));
    watcher.observe(frame);
    const dresser = new MutationObserver(made.dress);
    dresser.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-look'] });
    const blur = focus.subscribe(() => made.focus(focus.get()));
    surface.addEventListener('webglcontextlost', lost);
    return () => {
      surface.removeEventListener('webglcontextlost', lost);
      watcher.disconnect();
      dresser.disconnect();
      blur();
      stop();
      unfollow();
      made.dispose();
      scene.current = null;
    };
  }, [stage, canvas, focus]);

  useEffect(() => {
    if (handle) handle.current = { turn: by => scene.current?.orbit(wish => turned(wish, by)) };
    return () => {
      if (handle) handle.current = null;
    };
  }, [handle]);

  useLayoutEffect(() => scene.current?.move(isMoving), [isMoving]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { seq, skips };
    if (before?.skips !== skips) scene.current?.show(view);
    // Only the next change is animated; after a jump in the past the dice glide into place.
    else if (before.seq !== seq) scene.current?.play(view, seq === before.seq + 1 ? events : [], tempo);
  }, [view, events, seq, skips, tempo]);
  // Runs after each render: labels have a size only then.
  useLayoutEffect(() => scene.current?.mark(marks));
  return scene;
}

/** Undefined where the browser gives no WebGL context after all. */
function openScene(
  stage: HTMLElement,
  canvas: HTMLCanvasElement,
  wishes: SceneWishes,
  onLost: () => void,
): CubeScene | undefined {
  try {
    const scene = createScene(canvas, wishes);
    scene.resize(stageOf(stage));
    return scene;
  } catch {
    onLost();
    return undefined;
  }
}
