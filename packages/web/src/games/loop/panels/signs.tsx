/** Icons of effects and panels, stroked on a 20 x 20 grid; pieces of the board are drawn as themselves. */
import { Strokes } from '../../../ui/Icon.tsx';

const STROKES = {
  here: 'M10 18c4-4.500 6-7.500 6-10.200a6 6 0 0 0-12 0C4 10.500 6 13.500 10 18zM10 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  prev: 'M13 4l-6 6 6 6',
  next: 'M7 4l6 6-6 6',
  any: 'M10 3.200a6.800 6.800 0 1 1 0 13.600 6.800 6.800 0 0 1 0-13.600M10 10v.01M10 6.800v.01M12.800 8.400v.01M12.800 11.600v.01M10 13.200v.01M7.200 11.600v.01M7.200 8.400v.01',
  there: 'M2.500 10h8.500M7.500 6l4 4-4 4M16 4.500v11',
  agent: 'M10 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6M4 17c0-4 2.500-6 6-6s6 2 6 6z',
  agents:
    'M7 4a2.600 2.600 0 1 1 0 5.200A2.600 2.600 0 0 1 7 4M2 16c0-3.500 2-5 5-5s5 1.500 5 5zM13.500 5.500a2.200 2.200 0 0 1 0 4.200M14.500 11.500c2.200.4 3.500 1.900 3.500 4.500h-2.500',
  clone:
    'M4.500 8C3 5 5 2.500 7 3.500 8 1.800 12 1.800 13 3.500c2-1 4 1.500 2.500 4.500M5 7.500h10v3.500c0 2.500-2 4-5 4s-5-1.500-5-4zM7.700 9.800v.01M12.300 9.800v.01M4 18.500c.3-2 1.500-3 3-3.600M16 18.500c-.3-2-1.500-3-3-3.600',
  push: 'M2.500 10h15M6 6l-4 4 4 4M14 6l4 4-4 4',
  pull: 'M2 10h6M18 10h-6M5 6.500L8.500 10 5 13.500M15 6.500L11.500 10l3.500 3.500',
  move: 'M3 10h13M11 5l5 5-5 5',
  jump: 'M3 15C4 7 12 4 16 10M16.500 5v5.500H11',
  swap: 'M3 7h13l-3.500-3.500M17 13H4l3.500 3.500',
  card: 'M5.500 3h9v14h-9z',
  draw: 'M4 3h8v12H4zM15 8v6M12 11h6',
  discard: 'M4 3h8v12H4zM12.500 11h6',
  destroy: 'M4 3h8v12H4zM13.500 9l4.500 5M18 9l-4.500 5',
  available: 'M6 2.500h8v9H6zM2.500 13.500c2 4 13 4 15 0M10 14.500v.01',
  take: 'M6 8h8v10H6zM10 5V1.500M7.500 3.500L10 1.200l2.500 2.300',
  ready: 'M4 6h7v11H4zM9 3c5-1.500 8 2 7.500 6.500M18.500 7l-2 2.800L13.800 8',
  apply: 'M4.500 3h11v14h-11zM8.500 7l4 3-4 3z',
  cross: 'M5 5l10 10M15 5L5 15',
  battery: 'M2 6h13v8H2zM17.500 8.500v3M5 8.500v3M8.500 8.500v3M12 8.500v3',
  batteryEmpty: 'M2 6h13v8H2zM17.500 8.500v3',
  bag: 'M7 3h6l-1.500 3.500C15 8 17 11 17 13.500c0 3-2.500 4-7 4s-7-1-7-4C3 11 5 8 8.500 6.500z',
  deck: 'M3 5.500h9v12H3zM6 3h10.500v12',
  foo: 'M5.500 3h9v14h-9zM10 7.500v.01M8 12c1.200 1.200 2.800 1.200 4 0',
} as const;

export type SignName = keyof typeof STROKES;

export const Sign = ({ name, size = 18 }: { readonly name: SignName; readonly size?: number }) => (
  <Strokes path={STROKES[name]} grid={20} size={size} />
);
