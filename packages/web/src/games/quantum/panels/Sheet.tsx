/** Somebody's sheet: cubes that are left, tracks, the five ships and where they are, Commands. */
import type { Seat } from '@tessera/engine';
import { breakthroughAt, type Die, dieOf, FLEET, RESERVE } from '@tessera/games/quantum';
import type { ComponentChildren } from 'preact';
import { fill, plural } from '../../../text/index.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { shipWords } from '../speech.ts';
import { Chips } from './Chips.tsx';
import { Cubes } from './Cubes.tsx';
import { factionName, placeName } from './names.ts';
import { Panel } from './Panel.tsx';
import type { PanelModel, PanelProps } from './props.ts';
import { Track } from './Tracks.tsx';
import { dominanceIfWon } from './targets.ts';
import './sheet.css';

interface SheetProps extends PanelProps {
  /** Whoever looks, unless somebody else is named. */
  readonly seat?: Seat;
  /** Under all else. */
  readonly children?: ComponentChildren;
}

export function Sheet({ model, seat = model.me, children }: SheetProps) {
  const { view, me, words, factions, names } = model;
  const faction = factions[seat] ?? 'kepler';
  const { panels, game, language } = words;
  const isOwn = seat === me;
  const left = view.cubesLeft[seat] ?? 0;
  const research = view.research[seat] ?? 1;
  const isLearning = isOwn && model.chosen?.verb === 'research';
  return (
    <Panel
      className={isOwn ? 'q-sheet' : 'q-of-rival'}
      name={isOwn ? panels.sheet.title : (names[seat] ?? '')}
      title={
        <>
          <CubeMark faction={faction} label={game.factions[faction]} />
          {names[seat]}
          <small>{view.hasLeft[seat] ? panels.rivals.gone : factionName(faction)}</small>
        </>
      }
      aside={
        <span className="q-to-place">
          <Cubes faction={faction} left={left} all={view.map.cubes} />
          <b>{plural(language, panels.cubesLeft, left)}</b>
        </span>
      }
    >
      <Track
        {...{ words, faction }}
        name="research"
        value={research}
        goal={breakthroughAt(view, seat)}
        next={isLearning ? research + 1 : undefined}
        was={model.before?.research[seat]}
      />
      <Track
        {...{ words, faction }}
        name="dominance"
        value={view.dominance[seat] ?? 1}
        goal={6}
        next={isOwn ? dominanceIfWon(model) : undefined}
        was={model.before?.dominance[seat]}
      />
      <ul className="q-fleet">
        {Array.from({ length: FLEET }, (_, number) => dieOf(seat, number)).map(die => (
          <li key={die}>
            <FleetShip model={model} die={die} seat={seat} />
          </li>
        ))}
      </ul>
      <Chips model={model} seat={seat} />
      {children}
    </Panel>
  );
}

interface FleetShipProps extends PanelProps {
  readonly die: Die;
  readonly seat: Seat;
}

/** A press takes one of the own ships into the hand; anybody's are shown on the map. */
function FleetShip({ model, die, seat }: FleetShipProps) {
  const { view, factions, me, selected, select, hover, hovered, mode, offers } = model;
  const place = placeName(model, die);
  const faction = factions[seat] ?? 'kepler';
  if (view.places[die] === RESERVE)
    return (
      <span className="q-fleet-ship">
        <Ship faction={faction} face={0} />
        <small>{place}</small>
      </span>
    );
  const isActive = seat === view.turn.active;
  const marks = {
    hasMoved: isActive && Boolean(view.moved[die]),
    hasUsedAbility: isActive && Boolean(view.abilityUsed[die]),
  };
  const face = view.faces[die] ?? 0;
  const pointing = {
    onPointerEnter: () => hover({ die }),
    onPointerLeave: () => hover(undefined),
  };
  const isHovered = hovered !== undefined && 'die' in hovered && hovered.die === die;
  const isWanted = mode === 'deploy' && offers.some(one => one.verb === mode && one.die === die);
  const flags = [
    'q-fleet-ship',
    isHovered && 'is-hovered',
    model.lost.has(die) && 'is-lost',
    isWanted && selected !== die && 'is-lit',
  ]
    .filter(Boolean)
    .join(' ');
  if (seat !== me)
    return (
      <span className={flags} {...pointing}>
        <Ship faction={faction} face={face} label={shipLabel(model, die, marks)} {...marks} />
        <small>{place}</small>
      </span>
    );
  return (
    <button
      type="button"
      className={flags}
      aria-pressed={selected === die}
      aria-label={shipLabel(model, die, marks)}
      onClick={() => select(selected === die ? undefined : die)}
      {...pointing}
    >
      <Ship faction={faction} face={face} isSelected={selected === die} {...marks} />
      <small>{place}</small>
    </button>
  );
}

interface ShipMarks {
  readonly hasMoved: boolean;
  readonly hasUsedAbility: boolean;
}

function shipLabel(model: PanelModel, die: Die, { hasMoved, hasUsedAbility }: ShipMarks): string {
  const { sheet } = model.words.panels;
  const moved = hasUsedAbility ? sheet.dieBoth : sheet.dieMoved;
  const label = hasMoved ? moved : hasUsedAbility ? sheet.dieUsed : sheet.die;
  return fill(label, { ship: shipWords(model, die), place: placeName(model, die) });
}
