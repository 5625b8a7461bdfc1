/** Primed area: six columns with their danger, the breach probability, and what is primed next. */
import type { ForecastStep, Uncovering } from '@tessera/games/tesseract';
import type { CSSProperties } from 'preact';
import { capitalised, fill, percent, plural } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { topOf } from '../contract.ts';
import { EventGlyph, Sign } from '../signs.tsx';
import { CubeButton } from './buttons.tsx';
import { Die } from './Die.tsx';
import { kindLabel, listed, topName } from './names.ts';
import { Panel } from './Panel.tsx';
import { outlookWords, type PrimedColumn, pilesOf, primedColumns, strikes, uncoverWords } from './primed.ts';
import type { PanelModel, PanelProps } from './props.ts';
import './primed.css';

export const PrimedPanel = memo(function PrimedPanel({ model }: PanelProps) {
  const { primed } = model.words.panels;
  return (
    <Panel className="tess-primed" title={primed.title} aside={primed.rule}>
      <PrimedColumns model={model} />
      <Outlook model={model} />
    </Panel>
  );
});

/** Hidden during set-up, whose primes never breach (T-SETUP-8). */
function Outlook({ model }: PanelProps) {
  const { view, words } = model;
  if (view.phase === 'over') return null;
  if (view.phase === 'setup') return <p className="tess-note">{words.panels.primed.setup}</p>;
  return (
    <>
      <Chance model={model} />
      <div className="tess-chain">
        <NextLines model={model} />
        <Guards model={model} />
      </div>
    </>
  );
}

export function PrimedColumns({ model }: PanelProps) {
  return (
    <ol className="tess-columns">
      {primedColumns(model.view).map(column => (
        <Column key={column.value} model={model} column={column} />
      ))}
    </ol>
  );
}

/** Accessible name of a column: "Value 5: 3 cubes, the next one is 1 breach". */
export function columnWords({ words }: PanelModel, { value, cubes, cost }: PrimedColumn): string {
  const { primed } = words.panels;
  const held = fill(plural(words.language, primed.column, cubes.length), { value });
  return `${held}, ${cost > 0 ? plural(words.language, primed.cost, cost) : primed.safe}`;
}

function Column({ model, column }: PanelProps & { readonly column: PrimedColumn }) {
  const { cost, danger, value } = column;
  const piles = pilesOf(column);
  return (
    <li className={`tess-column is-${danger}`}>
      <span className="only-read">{columnWords(model, column)}</span>
      <span className="tess-cost" aria-hidden="true">
        {cost > 0 ? `+${cost}` : ''}
      </span>
      <span className="tess-stack" style={{ '--count': piles.length } as CSSProperties}>
        {piles.map(({ cube, count }) => (
          <CubeButton
            key={cube.id}
            model={model}
            target={`primed:${kindLabel(cube)}`}
            die={cube}
            count={count}
            about={model.words.panels.primed.title}
          />
        ))}
      </span>
      <b className="tess-value" aria-hidden="true">
        {value}
      </b>
    </li>
  );
}

/** Breach probability as a large number, with its condition. */
function Chance({ model }: PanelProps) {
  const { insight, isPast, words } = model;
  const { primed } = words.panels;
  // A position that is no match has no insight, and none is waited for.
  if (isPast || insight === null) return null;
  const outlook = insight?.outlook;
  const chance = outlook?.chance ?? 0;
  return (
    <div className={`tess-chance ${dangerOfChance(chance)}`}>
      <strong>
        {outlook && !outlook.isExact && <small>{primed.about} </small>}
        {outlook ? percent(words.language, chance) : '…'}
      </strong>
      <p>
        <b>{outlook && chance === 0 ? primed.nextSafe : primed.next}</b> <span>{outlookWords(model)}</span>
      </p>
      {outlook !== undefined && outlook.loss > 0 && (
        <p className="tess-loss">
          <Icon name="threat" />
          {fill(primed.loss, { chance: percent(words.language, outlook.loss) })}
        </p>
      )}
    </div>
  );
}

export const dangerOfChance = (chance: number): string =>
  chance >= 0.3 ? 'is-red' : chance > 0 ? 'is-amber' : 'is-calm';

/** The cube primed next, the reason, and the event it uncovers. */
function NextLines({ model }: PanelProps) {
  const { view, words, insight, labNames } = model;
  const { primed, or } = words.panels;
  const [first] = view.edge;
  const isTie = view.edge.length > 1;
  const top = first === undefined ? undefined : topOf(view, first);
  if (first === undefined || !top || insight?.forecast.isSkipped) return null;
  const cubes = view.edge.map(cell => topName(words, view, cell));
  const tie =
    view.active === model.self ? primed.tieSelf : fill(primed.tieWhy, { name: labNames[view.active] ?? '' });
  const why = isTie ? tie : primed.why;
  const goes = isTie
    ? fill(primed.tie, { cubes: listed(cubes, or) })
    : fill(primed.goesNext, { cube: cubes[0] ?? '' });
  return (
    <>
      <p className="tess-next">
        <Die {...top} />
        <span>
          {capitalised(goes)} <em>{why}</em>
        </span>
      </p>
      <Uncoverings model={model} />
    </>
  );
}

/** Events set off by the prime, up to the first random one. */
function Uncoverings({ model }: PanelProps) {
  const steps = model.insight?.forecast.steps ?? [];
  return steps.flatMap(({ uncovers }, i) =>
    uncovers ? [<Uncovers key={uncovers.cell} model={model} uncovers={uncovers} then={steps[i + 1]} />] : [],
  );
}

interface UncoversProps extends PanelProps {
  readonly uncovers: Uncovering;
  /** Effect of the event. */
  readonly then: ForecastStep | undefined;
}

function Uncovers({ model, uncovers, then }: UncoversProps) {
  const { words } = model;
  const { symbol, isWarded } = uncovers;
  const { name, text } = words.game.symbols[symbol];
  const does = then && strikes(model, then, name);
  return (
    <p className={`tess-uncovers${isWarded ? ' is-warded' : ''}`}>
      <EventGlyph symbol={symbol} />
      <span>
        {uncoverWords(model, uncovers, then)}
        {!isWarded && !does && <em>. {text}</em>}
      </span>
    </p>
  );
}

/** Skipped primes and wards of the team. */
function Guards({ model }: PanelProps) {
  const { view, words } = model;
  const { primed } = words.panels;
  if (view.skipPrime === 0 && view.wards === 0) return null;
  return (
    <p className="tess-guards">
      {view.skipPrime > 0 && (
        <span className="tess-guard" title={primed.skipped}>
          <Icon name="skip" />
          {plural(words.language, primed.skips, view.skipPrime)}
        </span>
      )}
      {view.wards > 0 && (
        <span className="tess-guard" title={primed.wardsHelp}>
          <Sign name="ward" />
          {plural(words.language, primed.wards, view.wards)}
        </span>
      )}
    </p>
  );
}
