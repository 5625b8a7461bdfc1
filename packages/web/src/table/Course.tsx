// @chunk own
/** Line chart of the win probability. */
interface CourseProps {
  /** Samples: number of answers given, and the win probability then. */
  readonly points: readonly (readonly [count: number, chance: number])[];
  /** Index of the marked sample. */
  readonly shown: number;
  readonly name: string;
  onShow(count: number): void;
}

const [WIDTH, HEIGHT] = [190, 58];

/** A press shows the board of the nearest sample. */
export function Course({ points, shown, name, onShow }: CourseProps) {
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  const x = (count: number): number => 3 + ((count - first) / (last - first)) * (WIDTH - 6);
  const y = (chance: number): number => HEIGHT - chance * 52 - 3;
  const line = points.map(([count, chance]) => `${x(count).toFixed(1)},${y(chance).toFixed(1)}`).join('L');
  const marked = points.find(([count]) => count === shown);
  /** The sample nearest to the pointer; a key press has no position and shows the first. */
  const press = ({ currentTarget, clientX }: MouseEvent): void => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    const wanted = ((clientX - left) / width) * WIDTH;
    const distance = (count: number): number => Math.abs(x(count) - wanted);
    onShow(points.reduce((near, [count]) => (distance(count) < distance(near) ? count : near), first));
  };
  return (
    <button type="button" aria-label={name} onClick={press}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="is-area" d={`M3,${HEIGHT}L${line}L${x(last)},${HEIGHT}Z`} />
        <path className="is-half" d={`M0,${y(0.5)}H${WIDTH}`} />
        <path className="is-line" d={`M${line}`} />
        {marked && <circle cx={x(marked[0])} cy={y(marked[1])} r="3.5" />}
      </svg>
    </button>
  );
}
