/** What both ends of a fight mean to the player: ships, tracks before and after, planets. */

import { type Consequence, type Die, geometryOf, ownerOf } from '@tessera/games/quantum';
import type { ComponentChildren } from 'preact';
import { fill } from '../../../text/index.ts';
import { Planet } from '../pieces/Planet.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { shipWords, squareWords } from '../speech.ts';
import { endsOf, openFight } from './ends.ts';
import { TrackIcon } from './icons.tsx';
import { orbitWords } from './outcome.ts';
import { Panel } from './Panel.tsx';
import type { PanelModel, PanelProps } from './props.ts';
import './fight.css';

export function FightStakes({ model }: PanelProps) {
  const combat = openFight(model.view);
  if (!combat) return null;
  return (
    <div className="q-fight">
      {endsOf(model).map(({ title, isGood, end }) => (
        <Panel key={title} className={`q-end ${isGood ? 'is-good' : 'is-bad'}`} name={title} title={title}>
          <ul>
            <Fate model={model} end={end} attacker={combat.attacker} via={combat.via} />
            <Tracks model={model} end={end} />
            <Orbits model={model} end={end} />
          </ul>
        </Panel>
      ))}
    </div>
  );
}

interface EndProps extends PanelProps {
  readonly end: Consequence;
}

interface LineProps {
  readonly sign: ComponentChildren;
  readonly text: string;
  readonly more?: string | undefined;
  readonly after?: ComponentChildren;
}

const Line = ({ sign, text, more, after }: LineProps) => (
  <li>
    {sign}
    <span>
      {text}
      {more && <small>{more}</small>}
    </span>
    {after}
  </li>
);

const pieceOf = ({ view, factions }: PanelModel, die: Die) => (
  <Ship faction={factions[ownerOf(die)] ?? 'kepler'} face={view.faces[die] ?? 0} isSmall />
);

/** The ship that is lost, or the attacker that stays. */
function Fate({ model, end, attacker, via }: EndProps & { readonly attacker: Die; readonly via: number }) {
  const { fight } = model.words.panels;
  const { destroyed } = end;
  if (destroyed !== undefined)
    return (
      <Line
        sign={pieceOf(model, destroyed)}
        text={fill(fight.anew, { ship: shipWords(model, destroyed) })}
        more={fight.anewText}
      />
    );
  return (
    <Line
      sign={pieceOf(model, attacker)}
      text={fill(fight.stays, { ship: shipWords(model, attacker), at: squareWords(model, via) })}
      more={fight.staysText}
    />
  );
}

function Tracks({ model, end }: EndProps) {
  const { words, me, names, factions } = model;
  const { fight } = words.panels;
  return end.dominance.map(({ seat, from, to }) => {
    const faction = factions[seat] ?? 'kepler';
    return (
      <Line
        key={seat}
        sign={<TrackIcon name="dominance" />}
        text={seat === me ? fight.yourDominance : fill(fight.dominanceOf, { who: names[seat] ?? '' })}
        after={
          <span className="q-step">
            <Ship faction={faction} face={from} isSmall label={`${from}`} />→
            <Ship faction={faction} face={to} isSmall label={`${to}`} />
          </span>
        }
      />
    );
  });
}

function Orbits({ model, end }: EndProps) {
  const { planets } = geometryOf(model.view.map);
  return end.orbits.map(orbit => (
    <Line
      key={`${orbit.planet} ${orbit.seat}`}
      sign={<Planet number={planets[orbit.planet]?.number ?? 0} />}
      text={orbitWords(model, orbit)}
    />
  ));
}
