/** One attack of the ship in hand: the rolls, what winning and losing mean, where it comes from, and the button. */

import { answerOf, type Consequence, rollsFor, type Stakes } from '@tessera/games/quantum';
import { fill, percent } from '../../../text/index.ts';
import type { Offered } from '../contract.ts';
import { shipWords, squareWords } from '../speech.ts';
import { Cost } from './Cost.tsx';
import { orbitWords, outcomeWords } from './outcome.ts';
import type { PanelModel, PanelProps } from './props.ts';
import { Rolls } from './Rolls.tsx';
import { spoiledBy, stakesOfWay, type Target } from './targets.ts';

interface AttackProps extends PanelProps {
  readonly target: Target;
}

export function Attack({ model, target }: AttackProps) {
  const { view, words, chosen } = model;
  const { aboutShip } = words.panels;
  const way = target.ways.find(({ text }) => text === chosen?.text) ?? target.best;
  const rolls = rollsFor(view, answerOf(view, way.text));
  const stakes = stakesOfWay(model, way);
  return (
    <>
      <div className="q-stakes">
        {rolls && <Rolls rolls={rolls} words={words} />}
        {stakes && (
          <dl className="q-outcome">
            <dt>{aboutShip.win}</dt>
            <dd>{winWords(model, stakes)}</dd>
            <dt>{aboutShip.lose}</dt>
            <dd>{loseWords(model, way, stakes.repelled)}</dd>
            <OtherWays model={model} ways={target.ways.filter(one => one !== way)} />
          </dl>
        )}
      </div>
      <div className="q-go">
        <Ways model={model} ways={target.ways} way={way} />
        <Go model={model} way={way} target={target} />
      </div>
    </>
  );
}

const list = (phrases: readonly string[]): string => phrases.join(', ');

/** Staying where one came from; where moving in changes planets too, that as well. */
function winWords(model: PanelModel, { held, occupied }: Stakes): string {
  const { aboutShip } = model.words.panels;
  const said = outcomeWords(model, held);
  const more = occupied.orbits.map(orbit => orbitWords(model, orbit)).filter(words => !said.includes(words));
  return list([...said, ...(more.length > 0 ? [fill(aboutShip.moveIn, { what: list(more) })] : [])]);
}

function loseWords(model: PanelModel, way: Offered, repelled: Consequence): string {
  const { aboutShip } = model.words.panels;
  const first =
    repelled.destroyed === undefined
      ? fill(aboutShip.stay, { at: squareWords(model, way.from ?? model.view.places[way.die ?? -1] ?? -1) })
      : aboutShip.youLose;
  return list([first, ...outcomeWords(model, repelled)]);
}

/** Squares from which a failed attack would cost a planet, while this one would not. */
function OtherWays({ model, ways }: PanelProps & { readonly ways: readonly Offered[] }) {
  const { aboutShip } = model.words.panels;
  const spoiling = ways.flatMap(way => {
    const what = spoiledBy(model.view, way).map(orbit => orbitWords(model, orbit));
    return what.length > 0 && way.from !== undefined
      ? [{ at: squareWords(model, way.from), what: list(what) }]
      : [];
  });
  if (spoiling.length === 0) return null;
  return (
    <>
      <dt className="is-from">{aboutShip.fromShort}</dt>
      <dd className="is-from">
        {[...Map.groupBy(spoiling, ({ what }) => what)].map(([what, equal]) => (
          <div key={what}>
            {fill(aboutShip.spoils, { at: list([...new Set(equal.map(({ at }) => at))]), what })}
          </div>
        ))}
      </dd>
    </>
  );
}

/** From which square, and with which card or ability, where there is a choice. */
function Ways({
  model,
  ways,
  way,
}: PanelProps & { readonly ways: readonly Offered[]; readonly way: Offered }) {
  const { aboutShip } = model.words.panels;
  if (ways.length < 2) return null;
  return (
    <fieldset className="q-ways">
      <legend className="only-read">{aboutShip.fromLabel}</legend>
      <span aria-hidden="true">{aboutShip.from}</span>
      {ways.map(one => (
        <button key={one.text} type="button" aria-pressed={one === way} onClick={() => model.press(one)}>
          {wayWords(model, one)}
        </button>
      ))}
    </fieldset>
  );
}

function wayWords(model: PanelModel, { verb, from, pay, isManeuver }: Offered): string {
  const { game, table } = model.words;
  const at = from === undefined ? [] : [squareWords(model, from)];
  const how = [
    ...(verb === 'strike' ? [game.abilities[0] ?? ''] : []),
    ...(pay === 'tactical' ? [game.cards.tactical.name] : []),
    ...(isManeuver ? [table.maneuver] : []),
  ];
  return [...at, ...how].join(' ');
}

/** Chooses the attack, and does it once it is chosen. */
function Go({ model, way, target }: AttackProps & { readonly way: Offered }) {
  const { words, chosen, press, confirm } = model;
  const { aboutShip, free } = words.panels;
  const isChosen = chosen?.text === way.text;
  const deed = fill(way.verb === 'strike' ? aboutShip.strike : aboutShip.attack, {
    ship: shipWords(model, target.ship),
  });
  return (
    <button
      type="button"
      className={`button is-small q-do${isChosen ? ' is-main' : ''}`}
      onClick={() => (isChosen ? confirm() : press(way))}
    >
      {deed}
      <b className="q-go-chance">{percent(words.language, way.odds?.chance ?? 0)}</b>
      {way.cost > 0 ? <Cost count={way.cost} /> : <small>{free}</small>}
    </button>
  );
}
