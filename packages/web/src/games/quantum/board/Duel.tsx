/** A fight on the map: both dice beside their ships, the sums, who wins, and the ship that goes to the scrapyard. */
import {
  attackerWins,
  ownerOf,
  type QuantumEvent,
  type QuantumView,
  type Square,
  totalsOf,
} from '@tessera/games/quantum';
import { fill, labelled } from '../../../text/index.ts';
import type { Fight, Fighter } from '../chronicle.ts';
import type { QuantumModel } from '../contract.ts';
import { isSettled } from '../offers.ts';
import { openFight } from '../panels/ends.ts';
import { TrackIcon } from '../panels/icons.tsx';
import { CombatDie } from '../pieces/CombatDie.tsx';
import { shipName } from '../speech.ts';
import { useTumble } from '../useTumble.ts';
import { layoutOf } from './layout.ts';
import { middle, type Point, plateAt } from './plate.ts';
import './duel.css';

export function Duel({ model }: { readonly model: QuantumModel }) {
  const { fight, clock, back } = model;
  const arriving = back.past ? undefined : clock.arriving;
  const rolls = ((arriving?.events ?? []) as readonly QuantumEvent[]).filter(
    event => event.type === 'combatRoll' || event.type === 'reroll',
  );
  const isRolled = rolls.length > 0;
  const tick = useTumble(isRolled ? arriving?.seq : undefined, 'fight');
  if (!fight || !(isRolled || isStaged(model))) return null;
  const isOver = !isRolled && (isRead(model) || isChoosing(model));
  return (
    <Staged
      model={model}
      fight={fight}
      tick={isRolled ? tick : undefined}
      inAir={rolls.map(({ side }) => side)}
      isOver={isOver}
    />
  );
}

/** While somebody may answer, while one sees how it ended, and until the winner has chosen a square. */
function isStaged(model: QuantumModel): boolean {
  const { clock, view, fight, back } = model;
  if (!fight?.end) return openFight(view) !== undefined;
  if (back.past) return false;
  const isShown = view.decision?.kind === 'OCCUPY' || clock.moment?.event.type === 'combatEnd';
  return isShown || isRead(model);
}

/** The sums of an own attack that failed are read until something else is pressed. */
function isRead({ fight, me, offers, trace, selected, chosen, mode }: QuantumModel): boolean {
  if (!fight?.end || fight.end.won || ownerOf(fight.attacker.die) !== me) return false;
  const isIdle = chosen === undefined && mode === undefined;
  const isSame = selected === undefined || selected === fight.attacker.die;
  return offers.length > 0 && trace.length === 0 && isIdle && isSame;
}

/** The winner picks a square by the planets around it: the map is lit again. */
const isChoosing = ({ view, offers }: QuantumModel): boolean =>
  view.decision?.kind === 'OCCUPY' && offers.length > 0;

interface StagedProps {
  readonly model: QuantumModel;
  readonly fight: Fight;
  readonly tick: number | undefined;
  /** Sides that roll: after a reroll the other die lies. */
  readonly inAir: readonly ('attack' | 'defence')[];
  /** Nothing steps back any more. */
  readonly isOver: boolean;
}

const FACES = 6;

function Staged({ model, fight, tick, inAir, isOver }: StagedProps) {
  const isInAir = inAir.length > 0;
  const { view } = model;
  const { attacker, defender } = fight;
  const { columns, rows } = layoutOf(view);
  const places = diceAt(view, attacker.at, defender.at);
  const place = ([x, y]: Point) => ({ left: `${(x / columns) * 100}%`, top: `${(y / rows) * 100}%` });
  const [[ax, ay], [dx, dy]] = [middle(view, attacker.at), middle(view, defender.at)];
  const [x, y] = [(ax + dx) / 2, (ay + dy) / 2];
  const sides: readonly (readonly [Fighter, Point, 'attack' | 'defence'])[] = [
    [attacker, places[0], 'attack'],
    [defender, places[1], 'defence'],
  ];
  return (
    <div
      className={`qb-duel${isInAir ? ' qt-rolling' : ''}${isOver ? ' is-over' : ''}${isChoosing(model) ? ' is-choosing' : ''}`}
      style={{ '--x': `${(x / columns) * 100}%`, '--y': `${(y / rows) * 100}%` }}
    >
      {sides.map(([{ die, rolled }, at, side], i) => {
        const isTumbling = tick !== undefined && inAir.includes(side);
        return (
          <div
            key={side}
            className={`qb-duel-die is-${side} ${isTumbling ? 'is-tumbling' : 'is-still'}`}
            style={{ ...place(at), width: `${78 / columns}%` }}
            aria-hidden="true"
          >
            <CombatDie
              faction={model.factions[ownerOf(die)] ?? 'kepler'}
              value={isTumbling ? ((rolled + tick * (i + 2) + i) % FACES) + 1 : rolled}
            />
          </div>
        );
      })}
      {!isInAir && attacker.rolled > 0 && (
        <Plate
          model={model}
          fight={fight}
          {...plateAt(view, [middle(view, attacker.at), middle(view, defender.at)], places)}
        />
      )}
    </div>
  );
}

/** Each die beyond its own ship, seen from the other one; beside it at the edge of the map, and where a ship would be hidden. */
function diceAt(view: QuantumView, from: Square, to: Square): readonly [Point, Point] {
  const { columns, rows } = layoutOf(view);
  const [a, d] = [middle(view, from), middle(view, to)];
  const way: Point = [Math.sign(d[0] - a[0]), Math.sign(d[1] - a[1])];
  const taken = new Set(view.places.filter(square => square >= 0).map(square => middle(view, square).join()));
  const beyond = ([x, y]: Point, [dx, dy]: Point): Point => {
    const [sx, sy] = [dx === 0 ? 1 : 0, dx === 0 ? 0 : 1];
    const points: readonly Point[] = [
      [x + dx, y + dy],
      [x + sx, y + sy],
      [x - sx, y - sy],
    ];
    const inside = points.filter(([px, py]) => px > 0 && px < columns && py > 0 && py < rows);
    return inside.find(point => !taken.has(point.join())) ?? inside[0] ?? [x, y];
  };
  return [beyond(a, [-way[0], -way[1]]), beyond(d, way)];
}

interface PlateProps {
  readonly model: QuantumModel;
  readonly fight: Fight;
  readonly x: number;
  readonly y: number;
  readonly isUnder: boolean;
}

function Plate({ model, fight, x, y, isUnder }: PlateProps) {
  const { view, words } = model;
  const { duel } = words.panels;
  const totals = fight.end?.totals ?? totalsOf(view);
  const hasWon = fight.end?.won ?? attackerWins(view, totals);
  const sides = [
    { fighter: fight.attacker, total: totals[0] },
    { fighter: fight.defender, total: totals[1] },
  ];
  const [winner, loser] = (hasWon ? sides : sides.toReversed()) as [Side, Side];
  const isTie = totals[0] === totals[1];
  const rule = isTie ? (hasWon ? duel.attackerTies : duel.defenderTies) : duel.lower;
  return (
    <div
      className={`qb-plate ${isUnder ? 'is-under' : 'is-over'}`}
      style={{ '--x': `${x * 100}%`, top: `${y * 100}%` }}
      role="status"
    >
      <p className="qb-sum">
        <Sum model={model} side={winner} isWinner />
        <small>{isTie ? duel.ties : duel.beats}</small>
        <Sum model={model} side={loser} isWinner={false} />
      </p>
      <Rerolls model={model} fighters={[fight.attacker, fight.defender]} />
      <p className="qb-verdict">
        <b>{labelled(words.language, rule, '')}</b>
        {fateWords(model, fight, hasWon, loser.fighter)}
      </p>
      {fight.end && <Steps model={model} />}
    </div>
  );
}

interface Side {
  readonly fighter: Fighter;
  readonly total: number;
}

/** "3 + 1 = 4", with what cards take off. */
function Sum({
  model,
  side,
  isWinner,
}: {
  readonly model: QuantumModel;
  readonly side: Side;
  readonly isWinner: boolean;
}) {
  const { fighter, total } = side;
  const off = fighter.face + fighter.rolled - total;
  return (
    <span className={`of-${model.factions[ownerOf(fighter.die)] ?? 'kepler'} ${isWinner ? 'is-winner' : ''}`}>
      {fighter.face} + {fighter.rolled}
      {off !== 0 && ` ${off > 0 ? '−' : '+'} ${Math.abs(off)}`} = <b>{total}</b>
    </span>
  );
}

/** Dice that were rolled again, with what they showed before: the same number is told too. */
function Rerolls({
  model: { factions, words },
  fighters,
}: {
  readonly model: QuantumModel;
  readonly fighters: readonly Fighter[];
}) {
  const { again, rerolled } = words.panels.duel;
  return fighters.map(({ die, rolled, before }) =>
    before === undefined ? null : (
      <p key={die} className={`qb-again of-${factions[ownerOf(die)] ?? 'kepler'}`}>
        {fill(before === rolled ? again : rerolled, { before, value: rolled })}
      </p>
    ),
  );
}

/** What becomes of the ship that lost; nothing of an attacker that is only repelled. */
function fateWords(
  { words, view }: QuantumModel,
  { end, defender }: Fight,
  hasWon: boolean,
  loser: Fighter,
): string {
  const { duel } = words.panels;
  const fate = hasWon
    ? fill(duel.lost, { ship: shipName(words, loser.face) })
    : fill(duel.holds, { ship: shipName(words, defender.face) });
  return end || isSettled(view) ? fate : `${fate}, ${duel.open}`;
}

/** How dominance moved by it. */
function Steps({ model }: { readonly model: QuantumModel }) {
  const { view, before, names, words } = model;
  const moved = view.dominance
    .slice(0, view.players)
    .flatMap((to, seat) => (before && before.dominance[seat] !== to ? [{ seat, to }] : []));
  if (moved.length === 0) return null;
  return (
    <p className="qb-steps">
      <TrackIcon name="dominance" />
      {moved
        .map(({ seat, to }) =>
          fill(words.panels.duel.dominance, {
            name: names[seat] ?? '',
            from: before?.dominance[seat] ?? 1,
            to,
          }),
        )
        .join(', ')}
    </p>
  );
}
