/** What others did since one's last deed, on the map: numbered arrows, ghosts where ships stood, wrecks. */
import { type Die, type Faction, ownerOf, type Square } from '@tessera/games/quantum';
import type { Fight, Fighter, Step } from '../chronicle.ts';
import type { QuantumModel } from '../contract.ts';
import { Ship } from '../pieces/Ship.tsx';
import { badgesOf } from './badges.ts';
import { cornerOf, SIDE } from './layout.ts';
import './trace.css';
import { isWayOf, type Point, waysOf } from './ways.ts';

type Traced = Pick<QuantumModel, 'view' | 'factions' | 'trace' | 'step'>;

export function Trace({ model }: { readonly model: Traced }) {
  const { trace, step, view } = model;
  const ways = waysOf(view, trace.map(squaresOf));
  return (
    <g className="qb-trace">
      {trace.map((one, i) => {
        const isDim = step !== undefined && step !== i;
        return (
          <g key={`${one.count} ${one.kind} ${one.die}`} className={isDim ? 'is-dim' : undefined}>
            <TracedStep model={model} step={one} points={ways[i] ?? []} />
          </g>
        );
      })}
    </g>
  );
}

interface TracedProps {
  readonly model: Traced;
  readonly step: Step;
  readonly points: readonly Point[];
}

const factionOf = ({ factions }: Traced, seat: number): Faction => factions[seat] ?? 'kepler';

function TracedStep({ model, step, points }: TracedProps) {
  const { kind, seat, fight } = step;
  const squares = squaresOf(step);
  if (squares.length === 0) return null;
  const isWay = isWayOf(squares);
  const faction = factionOf(model, seat);
  return (
    <g className={`of-${faction}`}>
      {isWay && <Ghost model={model} step={step} />}
      {isWay && <Way points={points} isHit={fight !== undefined} isBoth={kind === 'warp'} />}
      <Wrecks model={model} fight={fight} isOver={false} />
    </g>
  );
}

interface WrecksProps {
  readonly model: Traced;
  readonly fight: Fight | undefined;
  /** Those whose square is taken, small and over the ship that stands there; else the others. */
  readonly isOver: boolean;
}

function Wrecks({ model, fight, isOver }: WrecksProps) {
  const wrecks = fight ? wrecksOf(fight).filter(({ at }) => isTaken(model.view, at) === isOver) : [];
  return (
    <>
      {wrecks.map(fighter => (
        <Wreck key={fighter.die} model={model} fighter={fighter} />
      ))}
    </>
  );
}

const isTaken = ({ ships }: Traced['view'], square: Square): boolean => (ships[square] ?? -1) >= 0;

const wrecksOf = ({ lost, attacker, defender }: Fight): readonly Fighter[] =>
  [attacker, defender].filter(({ die }) => lost.includes(die));

/** Numbers of the deeds, over whatever stands there. */
export function TraceNumbers({ model }: { readonly model: Traced }) {
  const { trace, step, view } = model;
  const places = badgesOf(view, trace.map(squaresOf));
  return (
    <g className="qb-trace">
      {trace.map((one, i) => {
        const at = places[i];
        if (!at) return null;
        const isDim = step !== undefined && step !== i;
        return (
          <g
            key={`${one.count} ${one.kind} ${one.die}`}
            className={`of-${factionOf(model, one.seat)} ${isDim ? 'is-dim' : ''}`}
          >
            <Wrecks model={model} fight={one.fight} isOver />
            <Badge at={at} number={i + 1} />
          </g>
        );
      })}
    </g>
  );
}

/** On the map: along its way, and to the ship it attacked. */
function squaresOf({ kind, path, fight }: Step): readonly Square[] {
  if (kind === 'research' || kind === 'dominance' || kind === 'card') return [];
  const squares = fight && path.at(-1) !== fight.defender.at ? [...path, fight.defender.at] : path;
  return squares.filter(square => square >= 0);
}

/** Where the ship stood, unless somebody stands there now or was lost there. */
function Ghost({ model, step }: { readonly model: Traced; readonly step: Step }) {
  const { view, trace } = model;
  const [from = -1] = step.path;
  if (from < 0 || (view.ships[from] ?? -1) >= 0 || step.kind === 'warp') return null;
  if (trace.some(({ fight }) => fight && wrecksOf(fight).some(({ at }) => at === from))) return null;
  const [x, y] = cornerOf(view, from);
  return (
    <g className="qb-ghost" transform={`translate(${x} ${y})`}>
      <rect x="9" y="9" width={SIDE - 18} height={SIDE - 18} rx="12" />
      <text x={SIDE / 2} y={SIDE / 2 + 8}>
        {step.face ?? step.fight?.attacker.face}
      </text>
    </g>
  );
}

const BEND = 14;
/** Room for the ships at both ends. */
const STARTS = 25;
const ENDS = 34;

/** The point so far from one towards another. */
function towards([x, y]: Point, [toX, toY]: Point, far: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * far, y + ((toY - y) / length) * far];
}

interface WayProps {
  readonly points: readonly Point[];
  readonly isHit: boolean;
  readonly isBoth: boolean;
}

/** A line with round corners, and an arrow at its end. */
function Way({ points, isHit, isBoth }: WayProps) {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  const start = towards(first, points[1] as Point, STARTS);
  const before = points.length === 2 ? first : (points.at(-2) as Point);
  const end = towards(last, before, ENDS);
  const corners = points.slice(1, -1).map((corner, i) => {
    const [into, out] = [
      towards(corner, points[i] as Point, BEND),
      towards(corner, points[i + 2] as Point, BEND),
    ];
    return `L${into.join(' ')}Q${corner.join(' ')} ${out.join(' ')}`;
  });
  const line = `M${start.join(' ')}${corners.join('')}L${end.join(' ')}`;
  const turn = (from: Point, to: Point): number =>
    (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <>
      <path className="qb-way-edge" d={line} />
      <path className={isHit ? 'qb-way is-hit' : 'qb-way'} d={line} />
      <path
        className="qb-arrow"
        d={ARROW}
        transform={`translate(${end.join(' ')}) rotate(${turn(before, last)})`}
      />
      {isBoth && (
        <path
          className="qb-arrow"
          d={ARROW}
          transform={`translate(${start.join(' ')}) rotate(${turn(points[1] as Point, first)})`}
        />
      )}
    </>
  );
}

const ARROW = 'M-4-10L13 0L-4 10z';

const Badge = ({ at, number }: { readonly at: Point; readonly number: number }) => (
  <g className="qb-number" transform={`translate(${at.join(' ')})`}>
    <circle r="11" />
    <text y="5">{number}</text>
  </g>
);

interface WreckProps {
  readonly model: Pick<Traced, 'view' | 'factions'>;
  readonly fighter: Fighter;
  /** It flies away to its owner's sheet. */
  readonly flies?: 'left' | 'right' | undefined;
}

/** A ship that was lost: whole only where nobody has taken its square. */
export function Wreck({ model: { view, factions }, fighter, flies }: WreckProps) {
  const { die, at, face } = fighter;
  if (at < 0) return null;
  const [x, y] = cornerOf(view, at);
  const isSmall = isTaken(view, at) && flies === undefined;
  // In the lower left corner: no edge of the map cuts it, and the number of the ship stays free.
  const place = isSmall ? `translate(${x - 3} ${y + 33}) scale(.5)` : `translate(${x} ${y})`;
  return (
    <g transform={place}>
      <g className={flies ? `qb-wreck is-flying is-${flies}` : 'qb-wreck'}>
        <g transform={`rotate(-9 ${SIDE / 2} ${SIDE / 2})`}>
          <Ship faction={factions[ownerOf(die as Die)] ?? 'kepler'} face={face} x={7} y={7} size={50} />
          <path className="qb-crack" d="M22 8l9 12-8 9 12 8-5 10 9 9M31 20l12-3M35 37l13 2" />
        </g>
        <g className="qb-cross" transform="translate(53 11)">
          <circle r="10" />
          <path d="M-4-4l8 8M4-4l-8 8" />
        </g>
      </g>
    </g>
  );
}
