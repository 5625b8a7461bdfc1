/** The board as a drawing: tiles, orbits, what can be reached, planets, ships, and the chances over them. */
import {
  type Die,
  type Faction,
  geometryOf,
  ownerOf,
  type Planet as PlanetIndex,
  pathTo,
  type Square,
} from '@tessera/games/quantum';
import { percent } from '../../../text/index.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import type { QuantumModel } from '../contract.ts';
import { type Sum, sumsOf } from '../marks.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Planet } from '../pieces/Planet.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { shipAsked } from '../shipAsked.ts';
import { cornerOf, layoutOf, middleOf, SIDE } from './layout.ts';
import { Orbits, Space } from './Space.tsx';
import { Trace, TraceNumbers, Wreck } from './Trace.tsx';

/** Room for what stands a little over the edge. */
export const MARGIN = 4;

/** Of a ship in its square. */
const SHIP = 50;
const PAD = (SIDE - SHIP) / 2;

/** What of the model is drawn: a picture in a book has no more. */
export type Drawn = Pick<
  QuantumModel,
  'view' | 'factions' | 'marks' | 'selected' | 'hovered' | 'chosen' | 'words'
> &
  Partial<Pick<QuantumModel, 'trace' | 'step' | 'fight' | 'me' | 'clock' | 'cargo'>>;

export function Picture({ model }: { readonly model: Drawn }) {
  const { view, factions, trace = [] } = model;
  const { columns, rows } = layoutOf(view);
  const sums = sumsOf(view);
  const [winner] = view.outcome?.winners ?? [];
  const { planets } = geometryOf(view.map);
  const ready = sums.map((all, planet) => {
    // The orbit that won stays lit.
    const isWon = winner !== undefined && planets[planet]?.square === model.marks.decided;
    const seat = isWon ? winner : all.find(sum => sum.isReady)?.seat;
    return seat === undefined ? undefined : factions[seat];
  });
  const viewBox = `${-MARGIN} ${-MARGIN} ${columns * SIDE + 2 * MARGIN} ${rows * SIDE + 2 * MARGIN}`;
  return (
    <>
      {/* What never changes is painted once, whatever happens over it. */}
      <svg className="qb-picture is-space" viewBox={viewBox} aria-hidden="true">
        <Space map={view.map} />
      </svg>
      <svg className="qb-picture" viewBox={viewBox} aria-hidden="true">
        <Orbits map={view.map} ready={ready} />
        <Reach model={model} />
        {sums.map((_, planet) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a planet is its place in the list.
          <PlanetPlace key={planet} model={model} planet={planet} />
        ))}
        <Route model={model} />
        {trace.length > 0 && <Trace model={{ view, factions, trace, step: model.step }} />}
        <Ships model={model} />
        {trace.length === 0 && <Lost model={model} />}
        {trace.length > 0 && <TraceNumbers model={{ view, factions, trace, step: model.step }} />}
        <Back model={model} />
        <Coming model={model} />
        {sums.map((all, planet) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a planet is its place in the list.
          <Sums key={planet} model={model} planet={planet} sums={all} />
        ))}
        <Fought model={model} />
        <Hits model={model} />
        <Decided model={model} />
      </svg>
    </>
  );
}

function Reach({ model: { view, marks, factions } }: { readonly model: Drawn }) {
  const faction = factions[view.decision?.seat ?? 0];
  return (
    <g className={marks.chosen === undefined ? 'qb-reach' : 'qb-reach has-chosen'}>
      {[...marks.reach].map(square => {
        const [x, y] = cornerOf(view, square);
        return (
          <g
            key={square}
            className={
              marks.chosen === square
                ? 'is-chosen'
                : marks.completing.has(square)
                  ? 'is-completing'
                  : undefined
            }
          >
            <rect x={x + 4} y={y + 4} width={SIDE - 8} height={SIDE - 8} rx="8" />
            {marks.completing.has(square) ? (
              <CubeMark faction={faction} x={x + SIDE / 2 - 12} y={y + SIDE / 2 - 12} size={24} />
            ) : (
              <circle cx={x + SIDE / 2} cy={y + SIDE / 2} r="5" />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Whose cubes are on a planet, by slot. */
const slotsOf = ({ view, factions }: Drawn, planet: PlanetIndex) => {
  const { slots = 0 } = geometryOf(view.map).planets[planet] ?? {};
  const taken = factions.flatMap((faction, seat) =>
    seat < view.players ? Array(view.cubes[planet * view.players + seat] ?? 0).fill(faction) : [],
  );
  return Array.from({ length: slots }, (_, slot) => taken[slot]);
};

function PlanetPlace({ model, planet }: { readonly model: Drawn; readonly planet: PlanetIndex }) {
  const { view, marks } = model;
  const { square = 0, number = 0 } = geometryOf(view.map).planets[planet] ?? {};
  const [x, y] = cornerOf(view, square);
  const flags = ['qb-planet', marks.planets.has(square) && 'is-lit', marks.chosen === square && 'is-chosen'];
  return (
    <g className={flags.filter(Boolean).join(' ')}>
      <circle cx={x + SIDE / 2} cy={y + SIDE / 2} r="38" />
      <Planet number={number} slots={slotsOf(model, planet)} x={x} y={y} size={SIDE} />
      <Home model={model} planet={planet} />
    </g>
  );
}

/** Whose first planet it is, until the first cube says so. */
function Home({ model, planet }: { readonly model: Drawn; readonly planet: PlanetIndex }) {
  const { view, factions } = model;
  const { square = 0 } = geometryOf(view.map).planets[planet] ?? {};
  const { xs, ys } = geometryOf(view.map);
  // Q-SETUP-5: by seat from the start, or as they are picked.
  const isFixed = view.options.startChoice === 'seat';
  const starts = view.map.starts.map(([x, y]) => x === xs[square] && y === ys[square]);
  const seat = isFixed ? starts.indexOf(true) : view.starts.indexOf(planet);
  const isPlaced = view.turn.number > 0 || (view.cubes[planet * view.players + seat] ?? 0) > 0;
  if (seat < 0 || isPlaced) return null;
  const [x, y] = cornerOf(view, square);
  return <CubeMark faction={factions[seat]} x={x - 2} y={y - 2} size={22} />;
}

function Ships({ model }: { readonly model: Drawn }) {
  const { view, marks, fight, clock } = model;
  // An attacker flies to the square it attacks from while the dice roll.
  const attacker = clock?.arriving && fight?.attacker;
  const placed: readonly (readonly [Die, Square])[] = view.places.flatMap((square, die) =>
    square >= 0 ? [[die, attacker?.die === die ? attacker.at : square] as const] : [],
  );
  const ghosts = [...marks.ghosts].map(([square, die]) => [die, square] as const);
  return (
    <g className="qb-ships">
      {[...placed, ...ghosts].map(([die, square]) => (
        <PlacedShip key={die} model={model} die={die} square={square} />
      ))}
    </g>
  );
}

/** Q-SHIP-2: the square of the ship in hand can be chosen as well. The ship hides its dot, so it wears an arrow. */
function Back({ model: { view, marks, selected } }: { readonly model: Drawn }) {
  const square = selected === undefined ? -1 : (view.places[selected] ?? -1);
  if (square < 0 || !marks.reach.has(square)) return null;
  const [x, y] = cornerOf(view, square);
  return (
    <g
      className={marks.chosen === square ? 'qb-back is-chosen' : 'qb-back'}
      transform={`translate(${x + SIDE - 9} ${y + SIDE - 9})`}
    >
      <circle r="10" />
      <path d="M-4.5 4H1a3.75 3.75 0 0 0 0-7.5h-5M-1.5-6.5l-3 3 3 3" />
    </g>
  );
}

/** Answers that bring a ship from outside the map. */
const BRINGING: readonly string[] = ['deploy', 'place', 'drop'];

/** The ship that would stand on the chosen square. */
function Coming({ model: { view, factions, chosen } }: { readonly model: Drawn }) {
  const die = chosen && BRINGING.includes(chosen.verb) ? (chosen.die ?? shipAsked(view)) : undefined;
  if (die === undefined || chosen?.square === undefined) return null;
  const [x, y] = cornerOf(view, chosen.square);
  return (
    <g className="qb-ship is-ghost" style={{ transform: `translate(${x}px,${y}px)` }}>
      <Ship
        faction={factions[ownerOf(die)] ?? 'kepler'}
        face={view.faces[die] ?? 0}
        x={PAD}
        y={PAD}
        size={SHIP}
      />
    </g>
  );
}

interface PlacedProps {
  readonly model: Drawn;
  readonly die: Die;
  readonly square: Square;
}

function PlacedShip({ model, die, square }: PlacedProps) {
  const { view, factions, marks, selected, chosen, hovered, cargo } = model;
  const [x, y] = cornerOf(view, square);
  const seat = ownerOf(die);
  const isHovered = hovered !== undefined && 'die' in hovered && hovered.die === die;
  const flags = [
    'qb-ship',
    selected === die && 'is-selected',
    cargo === die && 'is-cargo',
    marks.dice.has(die) && 'is-lit',
    marks.ghosts.get(square) === die && 'is-ghost',
    (isHovered || chosen?.other === die) && 'is-hovered',
  ];
  const isActive = seat === view.turn.active;
  return (
    <g className={flags.filter(Boolean).join(' ')} style={{ transform: `translate(${x}px,${y}px)` }}>
      <rect x="2" y="2" width={SIDE - 4} height={SIDE - 4} rx="15" />
      <Ship
        faction={factions[seat] ?? 'kepler'}
        face={view.faces[die] ?? 0}
        hasMoved={isActive && Boolean(view.moved[die])}
        hasUsedAbility={isActive && Boolean(view.abilityUsed[die])}
        x={PAD}
        y={PAD}
        size={SHIP}
      />
    </g>
  );
}

/** Where the chosen attack comes from. */
function Route({ model: { view, marks, chosen } }: { readonly model: Drawn }) {
  if (chosen?.die === undefined || marks.chosen === undefined) return null;
  const start = view.places[chosen.die] ?? -1;
  if (start < 0) return null;
  const via = marks.from ?? marks.chosen;
  const isFlight = chosen.verb === 'move' || chosen.verb === 'attack';
  const way = isFlight ? pathTo(view, chosen.die, via, chosen.isManeuver) : [start, via];
  const points = marks.from === undefined ? way : [...way, marks.chosen];
  return (
    <g className="qb-route">
      <path d={`M${points.map(square => middleOf(view, square).join(' ')).join('L')}`} />
      {marks.from !== undefined && marks.from !== start && (
        <circle cx={middleOf(view, marks.from)[0]} cy={middleOf(view, marks.from)[1]} r="8" />
      )}
    </g>
  );
}

interface SumsProps {
  readonly model: Drawn;
  readonly planet: PlanetIndex;
  readonly sums: readonly Sum[];
}

/** Of a chip: its mark, a digit, and the least width. */
const CHIP = { mark: 20, digit: 7, least: 46, height: 17, top: -33 } as const;

/**
 * What ships in orbit add up to against the planet's number. Several fleets share one chip over the planet: another one
 * below would lie on the ship in that part of the orbit.
 */
function Sums({ model: { view, factions }, planet, sums }: SumsProps) {
  const { square = 0 } = geometryOf(view.map).planets[planet] ?? {};
  const [x, y] = middleOf(view, square);
  const [first, ...others] = sums;
  if (!first) return null;
  if (others.length > 0) return <SharedSums factions={factions} sums={sums} x={x} y={y + CHIP.top} />;
  const { seat, sum, needed, isReady } = first;
  const said = `${sum}/${needed}`;
  const width = Math.max(CHIP.least, CHIP.mark + said.length * CHIP.digit);
  return (
    <g className="qb-sums">
      <g
        className={`of-${factions[seat]} ${isReady ? 'is-ready' : ''}`}
        transform={`translate(${x - width / 2} ${y + CHIP.top})`}
      >
        <rect width={width} height={CHIP.height} rx={CHIP.height / 2} />
        {isReady ? (
          <path d="M7 8.800l3.200 3.200 5.600-6.600" />
        ) : (
          <CubeMark faction={factions[seat]} x={6} y={4} size={9} />
        )}
        <text x={(width + 12) / 2} y={12.8}>
          {said}
        </text>
      </g>
    </g>
  );
}

interface SharedProps {
  readonly factions: readonly (Faction | undefined)[];
  readonly sums: readonly Sum[];
  /** Middle of the chip, and its top. */
  readonly x: number;
  readonly y: number;
}

/** Widths within a shared chip: a mark, a digit, and the room around. */
const SHARED = { mark: 9, digit: 7.2, gap: 4 } as const;

/** A part for each fleet, the planet's number once behind them. */
function SharedSums({ factions, sums, x, y }: SharedProps) {
  const needed = `/${sums[0]?.needed}`;
  const parts = sums.map(one => ({
    ...one,
    width: SHARED.mark + SHARED.gap + `${one.sum}`.length * SHARED.digit,
  }));
  const before = (i: number): number => parts.slice(0, i).reduce((all, { width }) => all + width, 0);
  const all = before(parts.length) + needed.length * SHARED.digit + SHARED.gap;
  return (
    <g className="qb-sums" transform={`translate(${x - all / 2} ${y})`}>
      <rect className="is-shared" width={all} height={CHIP.height} rx={CHIP.height / 2} />
      {parts.map(({ seat, sum, isReady, width }, i) => (
        <g
          key={seat}
          className={`of-${factions[seat]} ${isReady ? 'is-ready' : 'is-part'}`}
          transform={`translate(${before(i)} 0)`}
        >
          {isReady && <rect width={width + 1} height={CHIP.height} rx={CHIP.height / 2} />}
          {isReady ? (
            <path d="M4 8.800l2.400 2.400 4.200-5" />
          ) : (
            <CubeMark faction={factions[seat]} x={SHARED.gap} y={4} size={SHARED.mark} />
          )}
          <text x={width - (`${sum}`.length * SHARED.digit) / 2 + 1} y={12.8}>
            {sum}
          </text>
        </g>
      ))}
      <text x={all - (needed.length * SHARED.digit) / 2 - SHARED.gap + 1} y={12.8}>
        {needed}
      </text>
    </g>
  );
}

/** Ships that the last fight cost go to the scrapyard, towards the sheet of their owner; none while dice roll. */
export function Lost({ model }: { readonly model: Drawn }) {
  const { fight, me, clock } = model;
  if (!fight?.end || clock?.arriving) return null;
  return (
    <g>
      {[fight.attacker, fight.defender]
        .filter(({ die }) => fight.lost.includes(die))
        .map(fighter => (
          <Wreck
            key={fighter.die}
            model={model}
            fighter={fighter}
            flies={ownerOf(fighter.die) === me ? 'left' : 'right'}
          />
        ))}
    </g>
  );
}

/** Around the ship that is attacked, while its fight waits. */
function Fought({ model: { view, marks } }: { readonly model: Drawn }) {
  if (!marks.fight) return null;
  const [x, y] = cornerOf(view, marks.fight.to);
  return (
    <g className="qb-fought">
      <path d={BRACKETS} transform={`translate(${x} ${y})`} />
    </g>
  );
}

/** Brackets around whom one may attack, and the chance to win. */
function Hits({ model: { view, marks, words } }: { readonly model: Drawn }) {
  return (
    <g className="qb-hits">
      {[...marks.hits].map(([square, { chance }]) => {
        const [x, y] = cornerOf(view, square);
        return (
          <g
            key={square}
            className={marks.chosen === square ? 'is-chosen' : undefined}
            transform={`translate(${x} ${y})`}
          >
            <path d={BRACKETS} />
            {/* In the first row the edge of the map would cut it. */}
            <g transform={y === 0 ? 'translate(0 6)' : undefined}>
              <rect x="11" y="-8" width="42" height="19" rx="9.500" />
              <text x="32" y="6">
                {percent(words.language, chance)}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** What the planet with the last cube is called at the end, in a chip below it. */
function Decided({ model: { view, marks, words, factions } }: { readonly model: Drawn }) {
  if (marks.decided === undefined) return null;
  const [won] = view.outcome?.winners ?? [];
  const [x, y] = middleOf(view, marks.decided);
  const { decided } = words.table;
  const width = 16 + decided.length * 6.4;
  return (
    <g className="qb-decided" transform={`translate(${x} ${y})`}>
      <circle className="is-wave" r="38" />
      {won !== undefined && <Cheers faction={factions[won]} />}
      <circle r="38" />
      <rect x={-width / 2} y="32" width={width} height="19" rx="9.500" />
      <text y="45.500">{decided}</text>
    </g>
  );
}

/** Cubes of the winner that fly out from there, once. */
const Cheers = ({ faction }: { readonly faction: Faction | undefined }) => (
  <g className="qb-cheers">
    {upTo(CHEERS).map(i => (
      <g key={i} style={{ '--turn': `${(360 / CHEERS) * i - 90}deg`, '--late': `${(i % 3) * 60}ms` }}>
        <CubeMark faction={faction} x={-8} y={-8} size={16} />
      </g>
    ))}
  </g>
);

const CHEERS = 12;

const BRACKETS =
  'M2 15V8a6 6 0 0 1 6-6h7M49 2h7a6 6 0 0 1 6 6v7M62 49v7a6 6 0 0 1-6 6h-7M15 62H8a6 6 0 0 1-6-6v-7';
