/** A sheet for a single rival, a small panel for each of several: how near their next cube is, what they can do to you. */
import type { Seat } from '@tessera/engine';
import { type Die, dieOf, FLEET, RESERVE, readyNextTurn, SCRAPYARD } from '@tessera/games/quantum';
import { fill, plural } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { planetWords, shipName } from '../speech.ts';
import { Chips } from './Chips.tsx';
import { Cubes } from './Cubes.tsx';
import { TrackIcon } from './icons.tsx';
import { factionName } from './names.ts';
import { Panel } from './Panel.tsx';
import type { PanelModel, PanelProps } from './props.ts';
import { Sheet } from './Sheet.tsx';
import './rivals.css';

/** In the order in which they play after the player. */
export function Rivals({ model }: PanelProps) {
  const { me, view } = model;
  const after = Array.from({ length: view.players - 1 }, (_, i) => (me + 1 + i) % view.players);
  return (
    <div className="q-rivals">
      {after.map(seat =>
        view.players === 2 ? (
          <Sheet key={seat} model={model} seat={seat}>
            <Warnings model={model} seat={seat} />
          </Sheet>
        ) : (
          <Rival key={seat} model={model} seat={seat} />
        ),
      )}
    </div>
  );
}

interface RivalProps extends PanelProps {
  readonly seat: Seat;
}

function Rival({ model, seat }: RivalProps) {
  const { view, words, names, factions } = model;
  const faction = factions[seat] ?? 'kepler';
  const left = view.cubesLeft[seat] ?? 0;
  return (
    <Panel
      className="q-rival"
      name={names[seat] ?? ''}
      title={
        <>
          <CubeMark faction={faction} label={words.game.factions[faction]} />
          {names[seat]}
          <small>{view.hasLeft[seat] ? words.panels.rivals.gone : factionName(faction)}</small>
        </>
      }
      aside={
        <>
          <Cubes faction={faction} left={left} all={view.map.cubes} />
          <span title={plural(words.language, words.panels.cubesLeft, left)}>
            {fill(words.panels.left, { count: left })}
          </span>
        </>
      }
    >
      <Stats model={model} seat={seat} />
      <Chips model={model} seat={seat} />
      <Warnings model={model} seat={seat} />
    </Panel>
  );
}

function Warnings({ model, seat }: RivalProps) {
  const warnings = model.view.hasLeft[seat] ? [] : warningsOf(model, seat);
  return warnings.map(({ text, isGrave }) => (
    <p key={text} className={`q-warning${isGrave ? ' is-grave' : ''}`}>
      <Icon name="threat" size={14} />
      {text}
    </p>
  ));
}

function Stats({ model, seat }: RivalProps) {
  const { view, words, factions } = model;
  const faction = factions[seat] ?? 'kepler';
  const { sheet, rivals } = words.panels;
  const dice = Array.from({ length: FLEET }, (_, number) => dieOf(seat, number));
  const at = (place: number): readonly Die[] => dice.filter(die => view.places[die] === place);
  const scrapped = at(SCRAPYARD);
  return (
    <div className="q-stats">
      {(['research', 'dominance'] as const).map(name => (
        <span key={name} title={sheet[name]}>
          <TrackIcon name={name} />
          <Ship
            faction={faction}
            face={view[name][seat] ?? 1}
            isSmall
            label={`${sheet[name]} ${view[name][seat] ?? 1}`}
          />
        </span>
      ))}
      <span className="q-scrapyard">
        {rivals.scrapyard}
        {scrapped.length === 0 && ` ${rivals.none}`}
        {scrapped.map(die => {
          const face = view.faces[die] ?? 0;
          return <Ship key={die} faction={faction} face={face} isSmall label={shipName(words, face)} />;
        })}
      </span>
      <span>{fill(rivals.reserve, { count: at(RESERVE).length })}</span>
    </div>
  );
}

interface Warning {
  readonly text: string;
  /** It would end the game. */
  readonly isGrave: boolean;
}

/** What a rival threatens as things stand: cubes of the next turn, and infamy. */
export function warningsOf(model: Pick<PanelModel, 'view' | 'words'>, seat: Seat): readonly Warning[] {
  const { view, words } = model;
  const { rivals } = words.panels;
  const isGrave = view.cubesLeft[seat] === 1;
  const planets = readyNextTurn(view, seat).map(planet => ({
    text: fill(isGrave ? rivals.wins : rivals.builds, { planet: planetWords(model, planet) }),
    isGrave,
  }));
  const isInfamous = (view.dominance[seat] ?? 1) === 5;
  return [...planets, ...(isInfamous ? [{ text: rivals.infamous, isGrave }] : [])];
}
