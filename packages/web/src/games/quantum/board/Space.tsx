/** Parts of the board that never change in a match: tiles, coordinates, orbits. */
import { geometryOf, type QuantumMap } from '@tessera/games/quantum';
import { memo } from '../../../ui/render/memo.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { layoutOf, SIDE } from './layout.ts';
import { TileFace } from './TileFace.tsx';

export const Space = memo(function Space({ map }: { readonly map: QuantumMap }) {
  const { left, top, columns, rows } = layoutOf({ map });
  return (
    <g className="qb-space">
      {map.tiles.map(tile => (
        <TileFace key={`${tile.cx},${tile.cy}`} tile={tile} left={left} top={top} />
      ))}
      {upTo(columns).map(i => (
        <text key={`x${i}`} x={i * SIDE + 9} y="13">
          {i + left}
        </text>
      ))}
      {upTo(rows)
        .slice(1)
        .map(i => (
          <text key={`y${i}`} x="9" y={i * SIDE + 13}>
            {i + top}
          </text>
        ))}
    </g>
  );
});

/** The ring on which the orbit squares of each planet lie. */
export const Orbits = ({
  map,
  ready,
}: {
  readonly map: QuantumMap;
  readonly ready: readonly (string | undefined)[];
}) => {
  const { planets, xs, ys } = geometryOf(map);
  const { left, top } = layoutOf({ map });
  return (
    <g className="qb-orbits">
      {planets.map(({ square }, planet) => (
        <circle
          key={square}
          className={ready[planet] && `is-ready of-${ready[planet]}`}
          cx={((xs[square] ?? 0) - left + 0.5) * SIDE}
          cy={((ys[square] ?? 0) - top + 0.5) * SIDE}
          r={SIDE}
        />
      ))}
    </g>
  );
};
