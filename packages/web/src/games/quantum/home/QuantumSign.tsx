/** A planet with a ship of each side, for where the whole map would be too small to be seen. */
export const QuantumSign = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path fill="var(--raised)" d="M0 0h40v40H0z" />
    <circle cx="20" cy="20" r="14" fill="none" stroke="var(--quantum)" stroke-dasharray="2 3" />
    <circle cx="20" cy="20" r="7" fill="var(--quantum)" />
    <rect x="4" y="4" width="12" height="12" rx="3" fill="var(--faction-kepler)" />
    <rect x="24" y="24" width="12" height="12" rx="3" fill="var(--faction-vulpes)" />
    <g fill="#fff">
      <circle cx="7.5" cy="7.5" r="1.4" />
      <circle cx="12.5" cy="12.5" r="1.4" />
      <circle cx="30" cy="30" r="1.6" />
    </g>
  </svg>
);
