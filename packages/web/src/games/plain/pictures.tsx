/** Generated pictures of a game without its own: cards with its initial. */
import type { JSX } from 'preact';
import { rem } from '../../ui/style/rem.ts';
import type { GameManifest } from '../manifest.ts';

/** Colours of seats, which are numbered as well; CSS variables, so that they fit both themes. */
const COLOURS = ['--cyan', '--amber', '--violet', '--green', '--danger', '--warn'] as const;

export const seatColour = (seat: number): string => `var(${COLOURS[seat % COLOURS.length] ?? COLOURS[0]})`;

interface BadgeProps {
  readonly seat: number;
  /** Size in pixels, converted to rem. */
  readonly size: number;
  readonly className?: string;
}

export const SeatBadge = ({ seat, size, className }: BadgeProps) => (
  <svg className={className} width={rem(size)} height={rem(size)} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill={seatColour(seat)} />
    <text x="12" y="16.500" text-anchor="middle" font-size="13" font-weight="700" fill="var(--on-accent)">
      {seat + 1}
    </text>
  </svg>
);

/** Fan of three cards; the front one shows the initial. */
const Fan = ({ initial }: { readonly initial: string }) => (
  <svg viewBox="0 0 160 120" aria-hidden="true">
    {[-16, 16, 0].map(turn => (
      <g key={turn} transform={`rotate(${turn} 80 150)`}>
        <rect
          x="54"
          y="22"
          width="52"
          height="74"
          rx="8"
          fill={turn === 0 ? 'var(--raised)' : 'var(--panel)'}
          stroke="var(--accent)"
          stroke-width={turn === 0 ? 2 : 1.2}
        />
        {turn === 0 && (
          <text
            x="80"
            y="71"
            text-anchor="middle"
            font-size="34"
            font-weight="700"
            font-family="var(--font-title)"
            fill="var(--accent)"
          >
            {initial}
          </text>
        )}
      </g>
    ))}
  </svg>
);

/** Picture with the first letter of the English title. */
export const pictureOf = ({ titles }: Pick<GameManifest, 'titles'>): (() => JSX.Element) => {
  const initial = [...titles.en.name][0]?.toUpperCase() ?? '?';
  return () => <Fan initial={initial} />;
};
