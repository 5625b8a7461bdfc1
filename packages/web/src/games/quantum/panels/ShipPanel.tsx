/** The ship in hand: how far it comes, whom it can attack with what chance, and what is at stake. */

import { CARD, type Die, has, ownerOf, rangeOf, SCRAPYARD } from '@tessera/games/quantum';
import { fill, labelled, percent, plural } from '../../../text/index.ts';
import { isHandheld } from '../../../ui/breakpoints.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { completedBy, orbitsAfter } from '../completion.ts';
import type { Offered } from '../contract.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { planetWords, shipWords, squareWords } from '../speech.ts';
import { Attack } from './Attack.tsx';
import { Faces } from './Faces.tsx';
import { FreeDeeds } from './FreeDeeds.tsx';
import { placeName } from './names.ts';
import { Orbits } from './Orbits.tsx';
import { sumWords } from './outcome.ts';
import { Panel } from './Panel.tsx';
import type { PanelModel, PanelProps } from './props.ts';
import { luckyFaces, rollsWon, type Target, targetsOf } from './targets.ts';
import './ship.css';

export function ShipPanel({ model }: PanelProps) {
  const { selected } = model;
  return selected === undefined ? <Orbits model={model} /> : <InHand model={model} die={selected} />;
}

interface InHandProps extends PanelProps {
  readonly die: Die;
}

function InHand({ model, die }: InHandProps) {
  const targets = targetsOf(model, die);
  const focus = model.mode ? undefined : focusOf(model, targets);
  return (
    <Panel className="q-about-ship" name={shipWords(model, die)}>
      <Head model={model} die={die} targets={targets.length} />
      {targets.length > 0 && (
        <ul className="q-targets">
          {targets.map(target => (
            <li key={target.square}>
              <TargetRow model={model} target={target} isFocus={target === focus} />
            </li>
          ))}
        </ul>
      )}
      {!model.chosen && <Completing model={model} die={die} />}
      {focus ? (
        <>
          <Attack model={model} target={focus} />
          {!model.chosen && !isHandheld(model.layout) && <Faces model={model} isOwnAlone />}
        </>
      ) : (
        <>
          {!model.chosen && <Faces model={model} isOwnAlone={false} />}
          <Peaceful model={model} die={die} targets={targets.length} />
        </>
      )}
    </Panel>
  );
}

/** The target that is chosen, else the one under the pointer, else the likeliest; none while a peaceful deed is chosen. */
function focusOf({ chosen, hovered }: PanelModel, targets: readonly Target[]): Target | undefined {
  if (chosen) return targets.find(({ ways }) => ways.some(({ square }) => square === chosen.square));
  const pointed = targets.find(
    ({ square, ship }) => hovered && ('die' in hovered ? hovered.die === ship : hovered.square === square),
  );
  return pointed ?? targets[0];
}

function Head({ model, die, targets }: InHandProps & { readonly targets: number }) {
  const { view, words, factions, offers } = model;
  const { aboutShip, zones } = words.panels;
  const { language } = words;
  const place = view.places[die] ?? SCRAPYARD;
  const squares = new Set(
    offers.filter(one => one.verb === 'move' && one.die === die).map(one => one.square),
  );
  const about =
    place === SCRAPYARD
      ? fill(aboutShip.waits, { zone: zones.scrapyard })
      : place < 0
        ? placeName(model, die)
        : fill(aboutShip.place, { at: squareWords(model, place), range: rangeOf(view, die) });
  // A ship that has moved counts no squares.
  const isSpent = Boolean(view.moved[die]) && squares.size + targets === 0;
  const counts = [
    plural(language, aboutShip.squares, squares.size),
    plural(language, aboutShip.targets, targets),
  ].join(', ');
  return (
    <header className="q-ship-head">
      <Ship faction={factions[ownerOf(die)] ?? 'kepler'} face={view.faces[die] ?? 0} isSelected />
      <div>
        <h2>{shipWords(model, die)}</h2>
        <small>
          {about}
          {place >= 0 && !isSpent && <span className="q-counts">{labelled(language, '', counts)}</span>}
        </small>
      </div>
      <FreeDeeds model={model} />
      <button
        type="button"
        className="q-put-back"
        aria-label={fill(aboutShip.putBack, { ship: shipWords(model, die) })}
        onClick={() => model.select(undefined)}
      >
        <Icon name="close" size={14} />
      </button>
    </header>
  );
}

interface RowProps extends PanelProps {
  readonly target: Target;
  readonly isFocus: boolean;
}

/** A press chooses the attack by its best way. */
function TargetRow({ model, target, isFocus }: RowProps) {
  const { view, words, factions, names, chosen, press, hover } = model;
  const { best, ship, square, ways } = target;
  const seat = ownerOf(ship);
  const chance = best.odds?.chance ?? 0;
  const rolls = rollsWon(chance);
  const { aboutShip } = words.panels;
  const isChosen = ways.some(way => way.text === chosen?.text);
  return (
    <button
      type="button"
      className={`q-target${isFocus ? ' is-focus' : ''}`}
      aria-pressed={isChosen}
      style={{ '--chance': chance }}
      onClick={() => press(best)}
      onPointerEnter={() => hover({ square })}
      onPointerLeave={() => hover(undefined)}
    >
      <Ship faction={factions[seat] ?? 'kepler'} face={view.faces[ship] ?? 0} isSmall />
      <span className={`q-target-name${view.players > 2 ? ' is-many' : ''}`}>
        {words.game.ships[(view.faces[ship] ?? 1) - 1]}{' '}
        <small>{[squareWords(model, square), ...(view.players > 2 ? [names[seat]] : [])].join(' ')}</small>
      </span>
      <small className="q-target-rolls">
        {rolls !== undefined && fill(aboutShip.rolls, { count: rolls })}
      </small>
      <b>{percent(words.language, chance)}</b>
      {/* The same cards guard every ship of a fleet: said once. */}
      {isFocus && <Warning model={model} target={target} />}
    </button>
  );
}

/** What makes this defender worse than the number says. */
function Warning({ model: { view, words }, target: { best, ship } }: Omit<RowProps, 'isFocus'>) {
  const { aboutShip } = words.panels;
  const { stubborn, dangerous } = words.game.cards;
  const isStubborn = has(view, ownerOf(ship), CARD.stubborn);
  if (!best.odds?.isDangerous && !isStubborn) return null;
  return (
    <small className="q-target-warning">
      {best.odds?.isDangerous
        ? fill(aboutShip.dangerous, { card: dangerous.name })
        : fill(aboutShip.stubborn, { card: stubborn.name })}
    </small>
  );
}

/** Planets after what is chosen; of a roll, the faces to hope for. */
function afterWords(model: PanelModel, chosen: Offered): readonly string[] {
  const { lucky } = model.words.panels.aboutShip;
  return [
    ...orbitsAfter(model.view, model.me, chosen).map(orbit => sumWords(model, orbit)),
    ...luckyFaces(model, chosen).map(({ face, orbit }) =>
      fill(lucky, { face, what: sumWords(model, orbit) }),
    ),
  ];
}

/** Legend of the squares marked with a cube: the planets that become ready from there. */
function Completing({ model, die }: InHandProps) {
  const { view, me, words, offers, mode } = model;
  const found = offers.filter(one => one.die === die && one.verb === (mode ?? 'move'));
  const planets = [...new Set(found.flatMap(one => completedBy(view, me, one)))];
  if (planets.length === 0) return null;
  const named = planets.map(planet => planetWords(model, planet)).join(', ');
  return (
    <p className="q-completing">
      <CubeMark faction={model.factions[me]} />
      {fill(words.panels.aboutShip.completes, { planets: named })}
    </p>
  );
}

/** What a chosen move does to the own planets; what the ship could do while nothing is chosen. */
function Peaceful({ model, die, targets }: InHandProps & { readonly targets: number }) {
  const { view, words, chosen } = model;
  const { aboutShip } = words.panels;
  const said = chosen ? afterWords(model, chosen) : [];
  if (said.length > 0)
    return (
      <dl className="q-outcome">
        <dt>{aboutShip.after}</dt>
        {said.map(words => (
          <dd key={words}>{words}</dd>
        ))}
      </dl>
    );
  if (chosen) return null;
  if (view.places[die] === SCRAPYARD) return <p className="q-note">{aboutShip.deploy}</p>;
  const ability = (view.faces[die] ?? 1) - 1;
  const canMove = model.offers.some(one => one.verb === 'move' && one.die === die);
  return (
    <>
      {model.offers.length > 0 && targets === 0 && (
        <p className="q-note">{view.moved[die] && !canMove ? aboutShip.hasMoved : aboutShip.noTarget}</p>
      )}
      {!view.abilityUsed[die] && !model.offers.some(one => one.verb === 'modify' && one.die === die) && (
        <p className="q-note">
          <b>{words.game.abilities[ability]}</b> {aboutShip.abilities[ability]}
        </p>
      )}
    </>
  );
}
