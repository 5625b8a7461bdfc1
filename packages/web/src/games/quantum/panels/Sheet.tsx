/** The own sheet: tracks, the five ships with what they have done this turn, and the cubes that are left. */

import { breakthroughAt, type Die, dieOf, FLEET, RESERVE } from '@tessera/games/quantum';
import { fill, plural } from '../../../text/index.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Ship, ShipMark } from '../pieces/Ship.tsx';
import { shipWords } from '../speech.ts';
import { Cubes } from './Cubes.tsx';
import { factionName, placeName } from './names.ts';
import { Panel } from './Panel.tsx';
import type { PanelModel, PanelProps } from './props.ts';
import { Track } from './Tracks.tsx';
import { dominanceIfWon } from './targets.ts';
import './sheet.css';

export function Sheet({ model }: PanelProps) {
  const { view, me, words, factions, may, names } = model;
  const faction = factions[me] ?? 'kepler';
  const left = view.cubesLeft[me] ?? 0;
  const { panels, game, language } = words;
  return (
    <Panel
      className="q-sheet"
      name={panels.sheet.title}
      title={
        <>
          <CubeMark faction={faction} />
          {may.play ? (
            <span title={game.factions[faction]}>{factionName(faction)}</span>
          ) : (
            <>
              {names[me]}
              <small>{factionName(faction)}</small>
            </>
          )}
        </>
      }
      aside={
        <>
          <Cubes faction={faction} left={left} all={view.map.cubes} />
          <b title={plural(language, panels.cubesLeft, left)}>{fill(panels.left, { count: left })}</b>
        </>
      }
    >
      <Track
        {...{ words, faction }}
        name="research"
        value={view.research[me] ?? 1}
        goal={breakthroughAt(view, me)}
        next={model.chosen?.verb === 'research' ? (view.research[me] ?? 1) + 1 : undefined}
      />
      <Track
        {...{ words, faction }}
        name="dominance"
        value={view.dominance[me] ?? 1}
        goal={6}
        next={dominanceIfWon(model)}
      />
      <p className="q-legend">
        <span>{panels.sheet.fleet}</span>
        <span>
          <ShipMark name="moved" />
          {panels.sheet.moved}
        </span>
        <span>
          <ShipMark name="used" />
          {panels.sheet.used}
        </span>
      </p>
      <ul className="q-fleet">
        {Array.from({ length: FLEET }, (_, number) => dieOf(me, number)).map(die => (
          <li key={die}>
            <FleetShip model={model} die={die} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A press takes it into the hand. */
function FleetShip({ model, die }: { readonly model: PanelModel; readonly die: Die }) {
  const { view, factions, me, selected, words, select, hover } = model;
  const place = placeName(model, die);
  if (view.places[die] === RESERVE)
    return (
      <span className="q-fleet-ship">
        <Ship faction={factions[me] ?? 'kepler'} face={0} />
        <small>{place}</small>
      </span>
    );
  const [hasMoved, hasUsedAbility] = [Boolean(view.moved[die]), Boolean(view.abilityUsed[die])];
  const { sheet } = words.panels;
  const label = hasMoved
    ? hasUsedAbility
      ? sheet.dieBoth
      : sheet.dieMoved
    : hasUsedAbility
      ? sheet.dieUsed
      : sheet.die;
  return (
    <button
      type="button"
      className="q-fleet-ship"
      aria-pressed={selected === die}
      aria-label={fill(label, { ship: shipWords(model, die), place })}
      onClick={() => select(selected === die ? undefined : die)}
      onPointerEnter={() => hover({ die })}
      onPointerLeave={() => hover(undefined)}
    >
      <Ship
        faction={factions[me] ?? 'kepler'}
        face={view.faces[die] ?? 0}
        isSelected={selected === die}
        {...{ hasMoved, hasUsedAbility }}
      />
      <small>{place}</small>
    </button>
  );
}
