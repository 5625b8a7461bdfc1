/** The signs of the table's buttons, on one 18 x 18 grid; beside each stands its word. */

const STROKES = {
  undo: 'M6.500 3 3 6.500 6.500 10M3.500 6.500H11a4 4 0 0 1 0 8H7',
  redo: 'M11.500 3 15 6.500 11.500 10M14.500 6.500H7a4 4 0 0 0 0 8h4',
  hint: 'M6.500 12.500c-2-1.200-2.700-3-2.300-5a4.900 4.900 0 0 1 9.600 0c.4 2-.3 3.800-2.300 5zM7 15.500h4',
  flip: 'M5.500 15V3.500m-3 3 3-3 3 3M12.500 3v11.500m-3-3 3 3 3-3',
  turn: 'M13.500 6.500A5.500 5.500 0 1 0 14.500 10M14.500 3v4h-4',
  menu: 'M2.500 5h13M2.500 9h13M2.500 13h13',
  rules:
    'M9 4.700C7.500 3.600 5.400 3.300 2.700 3.600V14c2.700-.3 4.800 0 6.300 1.300 1.500-1.300 3.600-1.600 6.300-1.300V3.600C12.600 3.300 10.500 3.600 9 4.700zm0 0v10.600',
  threat: 'M9 2.500 16.300 15.500H1.700zM9 7v4M9 12.900v.6',
  first: 'M4 4v10M14 4v10L6.500 9z',
  back: 'M12.500 4v10L5 9z',
  forward: 'M5.500 4v10L13 9z',
  last: 'M14 4v10M4 4v10l7.500-5z',
  copy: 'M6 6V3h9v9h-3M3 6h9v9H3z',
  close: 'M4.500 4.500l9 9M13.500 4.500l-9 9',
  check: 'M3.500 9.500l3.500 3.500 7.500-8',
} as const;

export type SignName = keyof typeof STROKES;

const FILLED: readonly SignName[] = ['first', 'back', 'forward', 'last'];

export function Sign({ name, size = 18 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill={FILLED.includes(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
