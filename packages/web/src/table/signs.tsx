/** The signs of the table's buttons, on one 18 x 18 grid; beside each stands its word. */
import { rem } from '../style/rem.ts';

const STROKES = {
  undo: 'M6.5 3 3 6.5 6.5 10M3.5 6.500H11a4 4 0 0 1 0 8H7',
  redo: 'M11.5 3 15 6.5 11.5 10M14.5 6.500H7a4 4 0 0 0 0 8h4',
  hint: 'M6.5 12.500c-2-1.2-2.7-3-2.3-5a4.9 4.9 0 0 1 9.6 0c.4 2-.3 3.8-2.3 5zM7 15.500h4',
  flip: 'M5.5 15V3.500m-3 3 3-3 3 3M12.5 3v11.500m-3-3 3 3 3-3',
  turn: 'M13.5 6.500A5.5 5.5 0 1 0 14.5 10M14.5 3v4h-4',
  menu: 'M2.5 5h13M2.5 9h13M2.5 13h13',
  rules:
    'M9 4.700C7.5 3.6 5.4 3.3 2.7 3.600V14c2.7-.3 4.8 0 6.3 1.3 1.5-1.3 3.6-1.6 6.3-1.300V3.600C12.6 3.3 10.5 3.6 9 4.700zm0 0v10.6',
  threat: 'M9 2.5 16.3 15.500H1.700zM9 7v4M9 12.900v.6',
  first: 'M4 4v10M14 4v10L6.5 9z',
  back: 'M12.5 4v10L5 9z',
  forward: 'M5.5 4v10L13 9z',
  last: 'M14 4v10M4 4v10l7.5-5z',
  copy: 'M6 6V3h9v9h-3M3 6h9v9H3z',
  close: 'M4.5 4.500l9 9M13.5 4.500l-9 9',
  skip: 'M3.5 4.5 8.5 9l-5 4.500zM8.5 4.5 13.5 9l-5 4.500zM15 4.500v9',
  check: 'M3.5 9.500l3.5 3.5 7.5-8',
} as const;

export type SignName = keyof typeof STROKES;

const FILLED: readonly SignName[] = ['first', 'back', 'forward', 'last', 'skip'];

export function Sign({ name, size = 18 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 18 18"
      fill={FILLED.includes(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
