/** Buttons of the panels: a cube, or a whole answer. */
import type { ButtonHTMLAttributes } from 'preact';
import { useSignal } from '../../../ui/render/signal.ts';
import { targetOf } from '../answers.ts';
import type { DieLook } from '../contract.ts';
import { pickedIn } from '../effect.ts';
import { Die } from './Die.tsx';
import { cubeName } from './names.ts';
import type { PanelProps } from './props.ts';

interface CubeButtonProps extends PanelProps {
  /** Target in notation, such as `A:Y3`. */
  readonly target: string;
  readonly die: DieLook;
  /** Suffix of its accessible name: place, and possible actions. */
  readonly about?: string;
  /** Number of equal cubes it stands for. */
  readonly count?: number;
}

/** Cube outside the Tesseract: a button if it is a target, else an element that explains itself on click. */
export function CubeButton({ model, target, die, about, count = 1 }: CubeButtonProps) {
  const { choosable, pending, asked, hinted, hover, press } = model;
  const name = count > 1 ? `${cubeName(model.words, die)} × ${count}` : cubeName(model.words, die);
  const label = about ? `${name}, ${about}` : name;
  const isHovered = useSignal(hover, hovered => hovered === target);
  const isChoosable = choosable.has(target);
  const isPicked = die.id !== undefined && pickedIn(model.view)?.id === die.id;
  const isChosen = isPicked || (pending !== undefined && targetOf(pending) === target);
  const flags = [
    'tess-cube',
    isChoosable && 'is-choosable',
    (isChosen || asked === target) && 'is-chosen',
    hinted.has(target) && 'is-hinted',
    isHovered && 'is-hovered',
  ];
  const shared = {
    className: flags.filter(Boolean).join(' '),
    'data-target': target,
    'data-cube': die.id,
    'data-chosen': isChosen || undefined,
    onClick: () => press(target),
    onPointerEnter: () => hover.set(target),
    onPointerLeave: () => hover.set(undefined),
  };
  // Only selectable cubes are tab stops; a click on another one asks the rules why not.
  if (!isChoosable)
    return (
      <span {...shared}>
        <Die {...die} label={label} />
        <Many count={count} />
      </span>
    );
  return (
    <button
      type="button"
      aria-label={label}
      {...shared}
      onFocus={() => hover.set(target)}
      onBlur={() => hover.set(undefined)}
    >
      <Die {...die} />
      <Many count={count} />
    </button>
  );
}

const Many = ({ count }: { readonly count: number }) =>
  count > 1 && (
    <small className="tess-many" aria-hidden="true">
      {count}
    </small>
  );

interface AnswerButtonProps extends PanelProps, Omit<ButtonHTMLAttributes, 'onClick'> {
  readonly answer: string;
}

/** Button of a whole answer; on hover the table highlights its subject. */
export const AnswerButton = ({ model: { play, hover }, answer, ...rest }: AnswerButtonProps) => (
  <button
    type="button"
    onClick={() => play(answer)}
    onPointerEnter={() => hover.set(answer)}
    onPointerLeave={() => hover.set(undefined)}
    {...rest}
  />
);
