/** Goal of the game: archived missions, revealed missions with what is missing, and hidden ones. */
import { ARCHIVES_TO_WIN, type MissionState, missionStates } from '@tessera/games/loop';
import { fill, plural } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Cube } from '../pieces/Cube.tsx';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { MissionMark } from '../pieces/MissionMark.tsx';
import { Extras } from './Extras.tsx';
import { archivedOf, helpWords, missingWords, nextHidden } from './missions.ts';
import { eraName, eraShort, missionText } from './names.ts';
import { Panel } from './Panel.tsx';
import type { PanelProps } from './props.ts';
import './missions.css';

export const Missions = ({ model }: PanelProps) => (
  <>
    <Goal model={model} />
    {missionStates(model.view).map(state => (
      <Mission key={state.mission} model={model} state={state} />
    ))}
    <Extras model={model} />
  </>
);

function Goal({ model }: PanelProps) {
  const { missions } = model.words.panels;
  const archived = archivedOf(model.view);
  const all = ARCHIVES_TO_WIN;
  return (
    <Panel
      className="lp-goal"
      title={fill(missions.title, { count: all })}
      aside={fill(missions.of, { count: archived.length, all })}
    >
      <ol>
        {Array.from({ length: all }, (_, i) => i).map(i => {
          const won = archived[i];
          return won === undefined ? (
            <li key={i}>{i + 1}</li>
          ) : (
            <li key={i} className="is-won">
              <Icon name="check" size={14} />
              {missionText(model, won).name}
            </li>
          );
        })}
      </ol>
      <Hidden model={model} />
    </Panel>
  );
}

interface MissionProps extends PanelProps {
  readonly state: MissionState;
}

function Mission({ model, state }: MissionProps) {
  const { mission, era, damage, need, slots, isComplete, claim } = state;
  const { missions } = model.words.panels;
  const { name, text } = missionText(model, mission);
  const thing = { kind: 'mission', mission } as const;
  const mark = model.markOf(thing);
  const help = helpWords(model, state);
  return (
    <section
      className={`tb-panel lp-mission is-era-${era}${isComplete ? ' is-complete' : ''}`}
      aria-label={name}
      onPointerEnter={() => model.hover(thing)}
      onPointerLeave={() => model.hover(undefined)}
    >
      <header>
        <MissionMark mission={mission} />
        <h2>{name}</h2>
        <span className="lp-part">
          <b>{damage}</b>
          <span aria-hidden="true">/</span>
          <span className="only-read">{fill(missions.cubes, { damage, need })}</span>
          <small aria-hidden="true">{need}</small>
        </span>
      </header>
      <p>
        <span className="lp-era">
          <EraGlyph era={era} />
          {eraShort(model, era)}
        </span>{' '}
        {text}
      </p>
      <div className="lp-progress">
        {slots ? <Slots model={model} slots={slots} /> : <Damage damage={damage} need={need} />}
        <span className="lp-missing">{missingWords(model, state)}</span>
        {claim && mark ? (
          <button
            type="button"
            className={`lp-claim has-${mark}`}
            aria-pressed={mark === 'chosen'}
            onClick={() => model.pressThing(thing)}
          >
            {help}
          </button>
        ) : (
          help && <span className="lp-can">{help}</span>
        )}
      </div>
    </section>
  );
}

const Damage = ({ damage, need }: { readonly damage: number; readonly need: number }) => (
  <span className="lp-damage" aria-hidden="true">
    {Array.from({ length: need }, (_, i) => i).map(i => (
      <i key={i} className={i < damage ? 'is-full' : ''}>
        {i < damage && <Cube kind="damage" />}
      </i>
    ))}
  </span>
);

interface SlotsProps extends PanelProps {
  readonly slots: readonly boolean[];
}

const Slots = ({ model, slots }: SlotsProps) => (
  <ul className="lp-slots">
    {slots.map((isFull, era) => {
      const { slot, slotFree } = model.words.panels.missions;
      const name = eraName(model, era);
      return (
        <li key={name} className={`is-era-${era}${isFull ? ' is-full' : ''}`} title={name}>
          <EraGlyph era={era} label={fill(isFull ? slot : slotFree, { era: name })} />
        </li>
      );
    })}
  </ul>
);

/** Number of hidden missions, and the one that would be revealed next. */
function Hidden({ model }: PanelProps) {
  const { view, words } = model;
  const { missions } = words.panels;
  const next = nextHidden(view);
  return (
    <p className="lp-hidden">
      <MissionMark />
      {next === undefined ? (
        missions.noneHidden
      ) : (
        <span>
          <b>{plural(words.language, missions.hidden, view.hiddenTiles.length)}</b>{' '}
          {fill(missions.next, { era: eraName(model, next) })}
        </span>
      )}
    </p>
  );
}
