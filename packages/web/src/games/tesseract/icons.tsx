/** The signs of tesseract's actions and tabs, on the grid of all signs. */
import { Strokes } from '../../app/Icon.tsx';

const STROKES = {
  remove: 'M4 13l8 4 8-4M4 13v4l8 4 8-4v-4M12 13V3M8.5 6.5L12 3l3.5 3.5',
  adjust: 'M12 4v7M8.5 7.5h7M8.5 17h7',
  transfer: 'M4 8.5h14M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19',
  study:
    'M4 5h5.500A2.5 2.5 0 0 1 12 7.500V19a2 2 0 0 0-2-1.500H4zM20 5h-5.500A2.5 2.5 0 0 0 12 7.500V19a2 2 0 0 1 2-1.500h6z',
  contain: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9h6v6H9z',
  specialize: 'M12 3l9 9-9 9-9-9zM12 9l3 3-3 3-3-3z',
  cube: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  layers: 'M12 3.5l9 4.500-9 4.500-9-4.500zM3 12l9 4.500 9-4.500M3 16l9 4.500 9-4.500',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  labs: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 1.800 3h10.400A2 2 0 0 0 19 18l-5-9V3M7.500 14.500h9',
  cards: 'M6 4h9a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.500 8.500h4M19 6v12',
  log: 'M9 6h11M9 12h11M9 18h11M4.500 6v.1M4.500 12v.1M4.500 18v.1',
  primed: 'M12 4l9 16H3zM12 10v4.500M12 17.300v.1',
} as const;

export type IconName = keyof typeof STROKES;

export const ActionIcon = ({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) => (
  <Strokes path={STROKES[name]} size={size} />
);
