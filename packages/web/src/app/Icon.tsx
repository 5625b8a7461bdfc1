/** The few signs of the shell, drawn on one 20 x 20 grid. */
import { rem } from '../style/rem.ts';

const STROKES = {
  play: 'M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3zM7.5 7.5v.01M12.5 12.5v.01',
  rules: 'M10 5.2C8.3 4 6 3.7 3 4v11.6c3-.3 5.3 0 7 1.4 1.7-1.4 4-1.7 7-1.4V4c-3-.3-5.3 0-7 1.2zm0 0V17',
  settings: 'M3 6h7m4 0h3M3 14h3m4 0h7M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4M8 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  sun: 'M10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M15.7 4.3l-1.2 1.2M5.5 14.5l-1.2 1.2M10 6.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8',
  moon: 'M16.5 12.3A7 7 0 0 1 7.7 3.5a7 7 0 1 0 8.8 8.8z',
  swap: 'M4 7h11l-3-3M16 13H5l3 3',
  close: 'M5 5l10 10M15 5L5 15',
  alert: 'M10 3l7.5 13.5h-15zM10 8.5v3.5M10 14.2v.1',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4 4',
  plus: 'M10 4v12M4 10h12',
  arrow: 'M4 10h12M11.5 5.5L16 10l-4.5 4.5',
  down: 'M5 8l5 5 5-5',
  save: 'M10 3v9M6 8.5l4 4 4-4M4 16.5h12',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4',
  sound: 'M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.2 5.2a7 7 0 0 1 0 9.6',
} as const;

type IconName = keyof typeof STROKES;

/** A sign beside words; screen readers get the words. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="icon"
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 20 20"
      fill="none"
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
