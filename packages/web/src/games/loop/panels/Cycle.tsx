/** Remaining time: three cycles of seven turns, and the Foo cards that are left. */
import { CLONES_PER_TURN, cyclesOf, type Era, RING } from '@tessera/games/loop';
import { fill, plural } from '../../../text/index.ts';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { CYCLES, seenCards, TURNS } from './cycle.ts';
import { eraName } from './names.ts';
import { openPile } from './openPile.ts';
import { Panel } from './Panel.tsx';
import type { PanelProps } from './props.ts';
import './cycle.css';

export function Cycle({ model }: PanelProps) {
  const { view, words } = model;
  const { cycle } = words.panels;
  return (
    <Panel
      className="lp-cycle"
      title={fill(cycle.title, { cycle: view.cycle, all: CYCLES })}
      aside={fill(cycle.turn, { turn: view.turn, all: TURNS })}
    >
      <ol className="lp-cycles">
        {CLONES_PER_TURN.map((clones, i) => (
          <li key={clones} className={i + 1 === view.cycle ? 'is-now' : ''}>
            <span aria-hidden="true">
              {Array.from({ length: RING }, (_, t) => i * RING + t + 1).map(turn => (
                <i key={turn} className={turn < view.turn ? 'is-done' : turn === view.turn ? 'is-now' : ''} />
              ))}
            </span>
            {plural(words.language, cycle.clonesShort, clones)}
          </li>
        ))}
      </ol>
      <FooCards model={model} />
    </Panel>
  );
}

function FooCards({ model }: PanelProps) {
  const { view, words, entries } = model;
  const { cycle } = words.panels;
  const cycles = cyclesOf(view);
  const { left, isOrdered } = cycles;
  const name = (era: Era): string => eraName(model, era);
  return (
    <>
      <ul className="lp-foos">
        {seenCards(cycles, entries).map(({ era, turn }) => (
          <li key={era} className={`is-era-${era} ${era === view.foo ? 'is-here' : 'is-seen'}`}>
            <EraGlyph
              era={era}
              label={
                era === view.foo
                  ? fill(cycle.here, { era: name(era) })
                  : turn === undefined
                    ? fill(cycle.seenBefore, { era: name(era) })
                    : fill(cycle.seenAt, { era: name(era), turn })
              }
            />
            {turn !== undefined && <small aria-hidden="true">{turn}</small>}
          </li>
        ))}
        {left.map((era, i) => (
          <li key={era} className={`is-era-${era} is-left${i === 0 ? ' is-first' : ''}`} title={name(era)}>
            <EraGlyph era={era} label={fill(cycle.unseen, { era: name(era) })} />
          </li>
        ))}
      </ul>
      <p className="lp-foo-words">
        <span>{isOrdered ? cycle.around : cycle.seen}</span>
        <button type="button" className="lp-link" onClick={() => openPile({ kind: 'foo' })}>
          {leftWords(model)}
        </button>
      </p>
    </>
  );
}

function leftWords(model: PanelProps['model']): string {
  const { view, words } = model;
  const { cycle } = words.panels;
  const { left, isOrdered } = cyclesOf(view);
  // L-ULTRA-2: without Foo cards, Dr Foo goes on at the first era.
  const [next = isOrdered && view.cycle < CYCLES ? 0 : undefined] = left;
  if (next === undefined) return view.cycle < CYCLES ? cycle.fresh : cycle.last;
  return isOrdered
    ? fill(cycle.next, { era: eraName(model, next) })
    : plural(words.language, cycle.left, left.length);
}
