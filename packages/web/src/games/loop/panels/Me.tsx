/** Panel of the player's agent: energy, steps, power, and the piles, which can be opened. */
import { energyAt, playerOf } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import { plural } from '../../../text/index.ts';
import type { Offered } from '../contract.ts';
import { AgentFace } from '../pieces/AgentFace.tsx';
import { Cube } from '../pieces/Cube.tsx';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { energyHere, offersBy, powerWords, stepsOf } from './me.ts';
import { agentText, eraName } from './names.ts';
import { openPile } from './openPile.ts';
import { standsWords } from './others.ts';
import type { PanelProps } from './props.ts';
import { Sign } from './signs.tsx';
import './me.css';

export function Me({ model }: PanelProps) {
  const { view, words, agent, may, names } = model;
  const { me } = words.panels;
  const { name } = agentText(model, agent);
  const player = may.play ? undefined : names[view.holders[agent] ?? 0];
  const isFull = view.battery[agent] === true;
  const title = player ? `${player}, ${name}` : name;
  const stands = standsWords(model, agent);
  const [power] = offersBy(model, 'power');
  return (
    <section className="tb-panel lp-me" aria-label={me.title}>
      <header>
        <AgentFace agent={view.agents[agent] ?? 0} />
        <span>
          <h2>{title}</h2>
          <small>{stands}</small>
          <small className={`lp-battery${isFull ? ' is-full' : ''}`}>
            <Sign name={isFull ? 'battery' : 'batteryEmpty'} size={22} />
            <span className={isTall(title, stands) ? 'only-read' : undefined}>
              {isFull ? me.full : me.empty}
            </span>
          </small>
        </span>
        <Piles model={model} />
      </header>
      <Row label={me.energy}>
        <Energy model={model} />
      </Row>
      <StepRow model={model} isFull={isFull} />
      <Row label={me.power}>
        {power ? (
          <AnswerButton model={model} offered={power}>
            {powerWords(model)}
          </AnswerButton>
        ) : (
          <small title={powerWords(model)}>{powerWords(model)}</small>
        )}
      </Row>
    </section>
  );
}

/** Letters of a line. */
const TITLE = 14;
const STANDS = 24;

/** True if name and place take two lines each: the battery is its sign alone. */
const isTall = (title: string, stands: string): boolean => title.length > TITLE && stands.length > STANDS;

interface RowProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

const Row = ({ label, children }: RowProps) => (
  <div className="lp-me-row">
    <span>{label}</span>
    {children}
  </div>
);

/** Number of cubes above which a number replaces icons. */
const GLANCE = 6;

function Energy({ model }: PanelProps) {
  const { view, words, agent } = model;
  const here = view.eras[agent] ?? 0;
  const count = energyHere(model);
  const blue = Math.min(view.perpetual[here] ?? 0, GLANCE);
  return (
    <span className="lp-energy">
      <span aria-hidden="true">
        {Array.from({ length: Math.min(GLANCE, energyAt(view, here)) }, (_, i) => i).map(i => (
          <Cube key={i} kind={i < blue ? 'perpetual' : 'energy'} />
        ))}
        {count === 0 && <Cube kind="empty" />}
        <b>{count}</b>
      </span>
      <span className="only-read">{plural(words.language, words.panels.me.energyCount, count)}</span>
    </span>
  );
}

interface StepRowProps extends PanelProps {
  /** True with full batteries. */
  readonly isFull: boolean;
}

/**
 * Steps: free ones while the batteries last, then paid ones. The row stays where there are none, so that nothing
 * moves; an era pressed on the ring offers both ways.
 */
function StepRow({ model, isFull }: StepRowProps) {
  const { me, loops } = model.words.panels;
  const steps = stepsOf(model);
  const isMany = steps.length > 2;
  return (
    <Row label={isMany ? me.freeAnywhere : isFull ? me.free : me.paid}>
      {steps.length > 0 ? (
        <Steps model={model} steps={steps} isMany={isMany} />
      ) : (
        <small>{!isFull && energyHere(model) === 0 ? loops.noEnergyAtAll : '–'}</small>
      )}
    </Row>
  );
}

interface StepsProps extends PanelProps {
  readonly steps: readonly Offered[];
  /** True where many eras can be reached: signs replace names. */
  readonly isMany?: boolean;
}

const Steps = ({ model, steps, isMany = false }: StepsProps) => (
  <span className={`lp-steps${isMany ? ' is-many' : ''}`}>
    {steps.map(one => {
      const era = one.era ?? 0;
      return (
        <AnswerButton key={one.text} model={model} offered={one} className={`is-era-${era}`}>
          <EraGlyph era={era} />
          <span>{isMany ? eraName(model, era) : model.words.game.erasShort[era]}</span>
        </AnswerButton>
      );
    })}
  </span>
);

interface AnswerButtonProps extends PanelProps {
  readonly offered: Offered;
  readonly className?: string;
  readonly children: ComponentChildren;
}

/** Button of an answer: the first press selects it, the second plays it. */
export const AnswerButton = ({ model, offered, className = '', children }: AnswerButtonProps) => (
  <button
    type="button"
    className={`lp-deed ${className}`}
    aria-pressed={model.chosen?.text === offered.text}
    onClick={() => model.press(offered)}
  >
    {children}
  </button>
);

function Piles({ model }: PanelProps) {
  const { view, words, agent } = model;
  const { me } = words.panels;
  const player = playerOf(view, agent);
  const { cards = [], known = [] } = view.draws[player] ?? {};
  return (
    <span className="lp-piles">
      <button type="button" onClick={() => openPile({ kind: 'draw', player })}>
        {me.draw} <b>{cards.length + known.length}</b>
      </button>
      <button type="button" onClick={() => openPile({ kind: 'discard', player })}>
        {me.discard} <b>{view.discards[player]?.length ?? 0}</b>
      </button>
    </span>
  );
}
