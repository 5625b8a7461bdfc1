/** While no ship is in hand: what is asked instead, and the planets where the own fleet already adds up to something. */

import { geometryOf, type Orbit, orbitOf, ownerOf } from '@tessera/games/quantum';
import { Picture } from '../board/Picture.tsx';
import { NO_MARKS } from '../marks.ts';
import { Planet } from '../pieces/Planet.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { shipAsked } from '../shipAsked.ts';
import { planetWords, shipWords } from '../speech.ts';
import { askedOf, shipsPicked } from './asked.ts';
import { FreeDeeds } from './FreeDeeds.tsx';
import { sumText } from './names.ts';
import { Panel } from './Panel.tsx';
import type { PanelModel, PanelProps } from './props.ts';
import './ship.css';

/** Those with own ships in orbit that could take a cube, the ready ones first. */
export function orbitsOf({ view, me }: Pick<PanelModel, 'view' | 'me'>): readonly Orbit[] {
  return geometryOf(view.map)
    .planets.map((_, planet) => orbitOf(view, me, planet))
    .filter(({ sum, isReady, isOpen }) => isReady || (sum > 0 && isOpen))
    .toSorted((a, b) => Number(b.isReady) - Number(a.isReady));
}

export function Orbits({ model }: PanelProps) {
  const { view, words, offers, press } = model;
  const { aboutShip } = words.panels;
  const { planets } = geometryOf(view.map);
  const orbits = orbitsOf(model);
  const asked = askedOf(model);
  // With nothing left to do there is no ship to press.
  const isDone = offers.length > 0 && offers.every(({ verb }) => verb === 'end');
  const { title, texts } =
    asked ??
    (isDone
      ? { title: words.panels.asked.fleet, texts: [] }
      : { title: aboutShip.none, texts: [aboutShip.noneText] });
  const isTurn = asked === undefined || offers.length === 0;
  const isCovered = ['ADVANCE', 'DISCARD_COMMAND'].includes(view.decision?.kind ?? '') && offers.length > 0;
  return (
    <Panel
      className={`q-about-ship${isCovered && orbits.length === 0 ? ' is-reminder' : ''}`}
      name={title}
      title={title}
    >
      {texts.map(text => (
        <p key={text} className="q-note">
          {text}
        </p>
      ))}
      {isCovered && <Reminder model={model} />}
      <Concerned model={model} />
      <FreeDeeds model={model} />
      {orbits.length > 0 && (
        <>
          <h3>{aboutShip.watch}</h3>
          <ul className="q-orbits">
            {orbits.map(orbit => {
              const { square, number = 0 } = planets[orbit.planet] ?? {};
              const build = offers.find(one => one.verb === 'construct' && one.square === square);
              return (
                <li key={orbit.planet} className={orbit.isReady ? 'is-good' : ''}>
                  <Planet number={number} />
                  <span>{planetWords(model, orbit.planet)}</span>
                  <b>{sumText(model, orbit)}</b>
                  {build && (
                    <button type="button" className="button is-small" onClick={() => press(build)}>
                      {words.panels.bar.construct}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {isTurn && <Types model={model} />}
    </Panel>
  );
}

/** The map in small, while cards lie over it. */
const Reminder = ({ model: { view, factions, words } }: PanelProps) => (
  <div className="q-reminder">
    <Picture
      model={{
        view,
        factions,
        words,
        marks: NO_MARKS,
        selected: undefined,
        hovered: undefined,
        chosen: undefined,
      }}
    />
  </div>
);

/** The ship that is asked about, where it is on no square; or those that were chosen. */
function Concerned({ model }: PanelProps) {
  const { view, words, factions, offers } = model;
  const asked = offers.length > 0 ? shipAsked(view) : undefined;
  const dice = asked === undefined ? shipsPicked(view) : [asked];
  if (dice.length === 0) return null;
  return (
    <p className="q-concerned">
      {asked === undefined && words.panels.asked.picked}
      {dice.map(die => (
        <Ship key={die} faction={factions[ownerOf(die)] ?? 'kepler'} face={view.faces[die] ?? 0} />
      ))}
      {asked !== undefined && shipWords(model, asked)}
    </p>
  );
}

/** What the six types of ships can do besides moving as far as their number. */
function Types({ model: { words, factions, me } }: PanelProps) {
  const { game, panels } = words;
  return (
    <ul className="q-types">
      {panels.aboutShip.abilities.map((text, i) => (
        <li key={text}>
          <Ship faction={factions[me] ?? 'kepler'} face={i + 1} label={game.ships[i]} />
          <span>
            <b>{game.abilities[i]}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
