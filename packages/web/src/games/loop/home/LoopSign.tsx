/** Icon: the seven eras around the Machine, for sizes at which the ring is too detailed. */
const ERAS = [0, 1, 2, 3, 4, 5, 6];
const [RADIUS, WIDTH] = [14, 9];
const PART = (2 * Math.PI * RADIUS) / ERAS.length;

export const LoopSign = () => (
  <svg viewBox="-20 -20 40 40" aria-hidden="true">
    {ERAS.map(era => (
      <circle
        key={era}
        className={`is-era-${era}`}
        r={RADIUS}
        fill="none"
        stroke="var(--era)"
        stroke-width={WIDTH}
        stroke-dasharray={`${PART - 1.2} ${2 * Math.PI * RADIUS}`}
        transform={`rotate(${(360 / ERAS.length) * era - 90})`}
      />
    ))}
    <circle r="6.5" fill="var(--loop)" />
  </svg>
);
