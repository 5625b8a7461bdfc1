/** The signs of quantum's tracks and deeds, on the grid of all signs. */
import { Strokes } from '../../../ui/Icon.tsx';

const STROKES = {
  research:
    'M12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM4 7.4c1.3-2.2 6-1 10.4 1.6s7 6.2 5.7 8.4-6 1-10.4-1.6-7-6.2-5.7-8.4zM20 7.4c-1.3-2.2-6-1-10.4 1.6s-7 6.2-5.7 8.4 6 1 10.4-1.6 7-6.2 5.7-8.4z',
  dominance: 'M3.6 8l4.3 3.6L12 4.4l4.1 7.2L20.4 8l-1.7 10.8H5.3z',
  move: 'M4 12h15M13.5 6.5L19 12l-5.5 5.5',
  reconfigure: 'M19 9.5A7.5 7.5 0 0 0 5.3 8.3M5 14.5a7.5 7.5 0 0 0 13.7 1.2M4.8 4.2v4.2H9M19.2 19.8v-4.2H15',
  deploy: 'M12 3v11M7.8 9.8L12 14l4.2-4.2M3.5 16c2 3 5 4.5 8.5 4.5s6.5-1.5 8.5-4.5',
  construct: 'M12 3l7.7 4.4v9.2L12 21l-7.7-4.4V7.4zM4.3 7.4L12 11.8l7.7-4.4M12 11.8V21',
  warp: 'M3.5 8.5h14.5M14.4 4.9L18 8.5l-3.6 3.6M20.5 15.5H6M9.6 11.9L6 15.5l3.6 3.6',
  flexible: 'M12 3.5v9.5M7.2 8.2h9.6M7.2 18.5h9.6',
  strike: 'M12 3v5M12 16v5M3 12h5M16 12h5M12 10.8a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  attack:
    'M12 2.5l1.9 5.2 5-2.6-2.6 5 5.2 1.9-5.2 1.9 2.6 5-5-2.6L12 21.5l-1.9-5.2-5 2.6 2.6-5L2.5 12l5.2-1.9-2.6-5 5 2.6z',
  transport: 'M4 16.5h16l-2.5 4h-11zM8.5 16.5v-6h7v6M12 3v4.5M9.8 5.3L12 3l2.2 2.3',
  modify: 'M5 12h14M8.5 8.5L5 12l3.5 3.5M15.5 8.5L19 12l-3.5 3.5',
  scout: 'M12 11l3.5 9.5L12 18l-3.5 2.5zM7.5 8.5a6.3 6.3 0 0 1 9 0M4.5 5.5a10.5 10.5 0 0 1 15 0',
  card: 'M6 4h9a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.5 8.5h4M19 6v12',
  refresh: 'M4.5 12a7.5 7.5 0 0 1 13-5.1M19.5 12a7.5 7.5 0 0 1-13 5.1M18 3.5v4h-4M6 20.5v-4h4',
} as const;

export type DeedIconName = keyof typeof STROKES;

export const DeedIcon = ({ name, size = 22 }: { readonly name: DeedIconName; readonly size?: number }) => (
  <Strokes path={STROKES[name]} size={size} />
);

export const TrackIcon = ({ name }: { readonly name: 'research' | 'dominance' }) => (
  <DeedIcon name={name} size={16} />
);
