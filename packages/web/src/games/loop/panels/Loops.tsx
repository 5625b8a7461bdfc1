/**
 * One LOOP button per dimension: its cost and what it readies, or why it is not legal; and the LOOPs of this
 * turn.
 */
import { HOLE } from '@tessera/games/loop';
import { plural } from '../../../text/index.ts';
import { Cube } from '../pieces/Cube.tsx';
import { DimensionMark } from '../pieces/DimensionMark.tsx';
import { loopItems } from './loops.ts';
import { dimensionName } from './names.ts';
import type { PanelProps } from './props.ts';
import './loops.css';

export function Loops({ model }: PanelProps) {
  const { words, markOf, pressThing, hover } = model;
  const { loops } = words.panels;
  return (
    <section className="lp-loops" aria-label={loops.title}>
      <header>
        <h2>{loops.title}</h2>
        <Chain model={model} />
      </header>
      {loopItems(model).map(({ dimension, cost, isPossible, isWorth, caption, short }) => {
        const thing = { kind: 'dimension', dimension } as const;
        const mark = markOf(thing);
        return (
          <button
            key={dimension}
            type="button"
            className={`lp-loop${mark && isWorth ? ' is-worth' : ''}${mark ? ` has-${mark}` : ''}`}
            aria-disabled={!isPossible || !mark}
            aria-pressed={mark === 'chosen'}
            onClick={() => pressThing(thing)}
            onPointerEnter={() => hover(thing)}
            onPointerLeave={() => hover(undefined)}
          >
            <DimensionMark dimension={dimension} />
            <span className="lp-loop-words">
              <b>{dimensionName(model, dimension)}</b>
              <span className="only-read">, {plural(words.language, loops.costs, cost)}, </span>
              <small className="lp-long">{caption}</small>
              <small className="lp-short">{short}</small>
            </span>
            <span className="lp-cost" aria-hidden="true">
              {cost}
              <Cube kind="energy" />
            </span>
          </button>
        );
      })}
      <p className="lp-hole">
        <DimensionMark dimension={HOLE} />
        {loops.hole}
      </p>
    </section>
  );
}

/** LOOPs by cost 1, 2, 3 …: done, next, later. */
function Chain({ model: { view, words, agent } }: PanelProps) {
  const { loops } = words.panels;
  const made = agent === view.active ? view.loops : 0;
  const steps = Array.from({ length: Math.max(3, made + 1) }, (_, i) => i).slice(-5);
  return (
    <span className="lp-chain">
      <span className="only-read">{plural(words.language, loops.done, made)}</span>
      <span aria-hidden="true">
        {loops.turn}
        {steps.map(i => (
          <i key={i} className={i < made ? 'is-done' : i === made ? 'is-next' : ''}>
            {i + 1}
          </i>
        ))}
      </span>
    </span>
  );
}
