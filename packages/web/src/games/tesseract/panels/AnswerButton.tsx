import type { ButtonHTMLAttributes } from 'preact';
import type { PanelProps } from './props.ts';

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
