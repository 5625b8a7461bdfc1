/** What can be pressed in the panels: a cube, or a whole answer. */
import type { ButtonHTMLAttributes } from 'preact';
import { useSignal } from '../../../ui/render/signal.ts';
import { targetOf } from '../answers.ts';
import type { DieLook } from '../contract.ts';
import { Die } from './Die.tsx';
import { cubeName } from './names.ts';
import type { PanelProps } from './props.ts';

interface CubeButtonProps extends PanelProps {
  /** In notation, such as `A:Y3`. */
  readonly target: string;
  readonly die: DieLook;
  /** Added to its name: where it lies, what it could do. */
  readonly about?: string;
  /** How many equal cubes it stands for. */
  readonly count?: number;
}

/** A cube outside the Tesseract that can be pressed when it is a target, and explains itself when it is not. */
export function CubeButton({ model, target, die, about, count = 1 }: CubeButtonProps) {
  const { choosable, pending, hinted, hover, press } = model;
  const name = count > 1 ? `${cubeName(model.words, die)} × ${count}` : cubeName(model.words, die);
  const label = about ? `${name}, ${about}` : name;
  const isHovered = useSignal(hover, hovered => hovered === target);
  const isChoosable = choosable.has(target);
  const isChosen = pending !== undefined && targetOf(pending) === target;
  const flags = [
    'tess-cube',
    isChoosable && 'is-choosable',
    isChosen && 'is-chosen',
    hinted.has(target) && 'is-hinted',
    isHovered && 'is-hovered',
  ];
  const shared = {
    className: flags.filter(Boolean).join(' '),
    'data-target': target,
    'data-chosen': isChosen || undefined,
    onClick: () => press(target),
    onPointerEnter: () => hover.set(target),
    onPointerLeave: () => hover.set(undefined),
  };
  // Only what can be chosen is a stop of the keyboard; a click on the rest asks the table why not.
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

/** Gives a whole answer; while it is pointed at, the table shows what it is about. */
export const AnswerButton = ({ model: { play, hover }, answer, ...rest }: AnswerButtonProps) => (
  <button
    type="button"
    onClick={() => play(answer)}
    onPointerEnter={() => hover.set(answer)}
    onPointerLeave={() => hover.set(undefined)}
    {...rest}
  />
);
