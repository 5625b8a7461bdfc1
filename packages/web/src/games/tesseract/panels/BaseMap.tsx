/** Map of the base: places of events, which have fired, which is next; and their effects. */
import { type Cell, EVENTS, type EventSymbol, stackName, type TesseractView } from '@tessera/games/tesseract';
import { useId } from 'preact/hooks';
import { fill } from '../../../text/index.ts';
import { EventGlyph, Sign } from '../signs.tsx';
import { ClosePopover } from './ClosePopover.tsx';
import type { PanelProps } from './props.ts';
import './base.css';

export type BaseState = 'blank' | 'below' | 'soon' | 'burning';

/**
 * An event has fired where its stack is empty; it is next where the cube primed next is the last of its
 * stack.
 */
export function baseState({ stacks, edge }: TesseractView, cell: Cell): BaseState {
  const stack = stacks[cell];
  if (!stack?.symbol) return 'blank';
  if (stack.cubes.length === 0) return 'burning';
  return stack.cubes.length === 1 && edge.includes(cell) ? 'soon' : 'below';
}

interface BaseMapProps extends PanelProps {
  /** False beside the layers, which show the base themselves. */
  readonly hasMap?: boolean;
}

/** Map, 4 by 4; its caption opens the legend of symbols. */
export function BaseMap({ model, hasMap = true }: BaseMapProps) {
  const { view, words } = model;
  const { base } = words.panels;
  const legend = useId();
  const states = view.stacks.map((_, cell) => baseState(view, cell));
  const count = states.filter(state => state !== 'blank').length;
  const fired = states.filter(state => state === 'burning').length;
  const title = fill(base.title, { base: view.options.base });
  return (
    <div className="tess-base">
      {hasMap && (
        <ul aria-label={title}>
          {view.stacks.map(({ symbol }, cell) => (
            <BaseCell key={stackName(cell)} model={model} cell={cell} symbol={symbol} />
          ))}
        </ul>
      )}
      <p>
        <button type="button" popoverTarget={legend}>
          <span>
            {title} · {fill(base.fired, { fired, count })}
          </span>
          <Sign name="info" />
        </button>
      </p>
      <SymbolLegend model={model} id={legend} />
    </div>
  );
}

interface BaseCellProps extends PanelProps {
  readonly cell: Cell;
  readonly symbol: EventSymbol | null;
}

function BaseCell({ model, cell, symbol }: BaseCellProps) {
  const { view, words } = model;
  const state = baseState(view, cell);
  if (!symbol || state === 'blank') return <li className="is-blank" aria-hidden="true" />;
  const { name, text } = words.game.symbols[symbol];
  const label = fill(words.panels.base[state], { symbol: name, cell: stackName(cell) });
  return (
    <li className={`is-${state}`} title={`${label}. ${text}`}>
      <span className="only-read">{label}</span>
      <EventGlyph symbol={symbol} />
    </li>
  );
}

/** Symbols of this base with their effects. */
function SymbolLegend({ model, id }: PanelProps & { readonly id: string }) {
  const { view, words } = model;
  const present = EVENTS.filter(symbol => view.stacks.some(stack => stack.symbol === symbol));
  return (
    <div className="tess-legend" id={id} popover="auto">
      <ClosePopover id={id} />
      <h3>{fill(words.panels.base.legend, { base: view.options.base })}</h3>
      <dl>
        {present.map(symbol => (
          <div key={symbol}>
            <dt>
              <EventGlyph symbol={symbol} />
              {words.game.symbols[symbol].name}
            </dt>
            <dd>{words.game.symbols[symbol].text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
