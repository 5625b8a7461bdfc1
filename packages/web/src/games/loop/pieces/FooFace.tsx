/** Dr Foo: white hair, goggles, too many teeth. */
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import './pieces.css';

export const FooFace = memo((placing: PieceProps) => (
  <Drawing className="l-piece l-foo" viewBox="-48 -54 96 96" {...placing}>
    <path
      className="l-hair"
      d="M-27 6C-45 2-46-17-37-31c6 4 11 2 13-4 4-9 10-14 18-16 3 5 7 5 10 1 9-1 16 5 20 13 3 6 8 8 13 4C46-20 46-1 28 6z"
    />
    <path className="l-skin" d="M-24-10h48V9c0 17-10 28-24 28S-24 26-24 9z" />
    <path className="l-brow" d="M-24-19l18 6M24-19l-18 6" />
    <path className="l-strap" d="M-31-5h62" />
    <circle className="l-lens" cx="-12" cy="-2" r="11.500" />
    <circle className="l-lens" cx="12" cy="-2" r="11.500" />
    <path className="l-gleam" d="M-16-6l5-4M8-6l5-4" />
    <path className="l-teeth" d="M-14 17q14 12 28 0l-3 9q-11 7-22 0z" />
    <path className="l-brow" d="M-5 21v7M5 21v7" />
  </Drawing>
));
