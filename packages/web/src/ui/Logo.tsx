/** The logo: a die whose four pips are the four games. */
import { rem } from './style/rem.ts';

export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg className="mark" width={rem(size)} height={rem(size)} viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round">
        <path d="M12 1.9 20.75 6.95v10.1L12 22.1 3.25 17.05V6.95z" />
        <path d="M3.25 6.95 12 12l8.75-5.05M12 12v10.1" />
      </g>
      {/* Pips as circles projected onto the three faces. */}
      <circle r="1.8" fill="var(--violet)" transform="matrix(.87 .5 -.87 .5 12 6.95)" />
      <circle r="1.6" fill="var(--amber)" transform="matrix(.87 .5 0 1 5.85 11.35)" />
      <circle r="1.6" fill="var(--cyan)" transform="matrix(.87 .5 0 1 9.45 17.7)" />
      <circle r="1.8" fill="var(--green)" transform="matrix(.87 -.5 0 1 16.4 14.5)" />
    </svg>
  );
}

/** Logo and product name. */
export function WordMark() {
  return (
    <>
      <Logo />
      <span className="word">Tessera</span>
    </>
  );
}
