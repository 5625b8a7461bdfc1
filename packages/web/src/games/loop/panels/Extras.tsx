/** Panel of the mode: Supa Clones, Centrifuges or Ultramachina cards, and their state. */
import { CENTRIFUGE_NEED, contentOf, cyclesOf, RING } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import { fill, labelled, plural } from '../../../text/index.ts';
import { Centrifuge } from '../pieces/Centrifuge.tsx';
import { CloneFace } from '../pieces/CloneFace.tsx';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { UltraMark } from '../pieces/UltraMark.tsx';
import { centrifugesOf, supasOf, ultrasOf, waitWords } from './extras.ts';
import { dimensionName, ultraText } from './names.ts';
import { Panel } from './Panel.tsx';
import type { PanelProps } from './props.ts';
import './extras.css';

export function Extras({ model }: PanelProps): ComponentChildren {
  switch (model.view.options.mode) {
    case 'supa':
      return <Supas model={model} />;
    case 'centrifuge':
      return <Centrifuges model={model} />;
    case 'ultramachina':
      return <Ultras model={model} />;
    default:
      return null;
  }
}

function Supas({ model }: PanelProps) {
  const { view, words } = model;
  const { supa } = words.panels.extras;
  const { left, all, nextBrings } = supasOf(view);
  return (
    <Panel
      className="lp-extra"
      title={supa.title}
      aside={left.length === 0 ? supa.done : fill(supa.left, { count: left.length, all })}
    >
      <ul className="lp-supas">
        {left.map(({ token, era }) => {
          const row = contentOf(view).tokens[token];
          if (!row) return null;
          const { at } = words.game;
          return (
            <li key={token} className={`is-era-${era}`}>
              <CloneFace
                token={row}
                label={fill(supa.at, { at: at[era] ?? '', target: at[row.destruction] ?? '' })}
              />
              <EraGlyph era={era} />
              <span aria-hidden="true">{words.game.erasShort[era]} →</span>
              <span className={`lp-era is-era-${row.destruction}`} aria-hidden="true">
                <EraGlyph era={row.destruction} />
              </span>
            </li>
          );
        })}
      </ul>
      {left.length > 0 && <p className="lp-note">{plural(words.language, supa.next, nextBrings)}</p>}
    </Panel>
  );
}

function Centrifuges({ model }: PanelProps) {
  const { words } = model;
  const { centrifuge } = words.panels.extras;
  const { left, all } = centrifugesOf(model.view);
  const need = CENTRIFUGE_NEED;
  return (
    <Panel
      className="lp-extra"
      title={centrifuge.title}
      aside={left.length === 0 ? centrifuge.done : fill(centrifuge.left, { count: left.length, all })}
    >
      <ul className="lp-rows">
        {left.map(({ token, era, dimension, damage }) => (
          <li key={token} className={`is-era-${era}`}>
            <Centrifuge dimension={dimension} />
            <span>
              <b className="lp-era">
                <EraGlyph era={era} />
                {words.game.erasShort[era]}
              </b>{' '}
              {fill(centrifuge.at, { dimension: dimensionName(model, dimension) })}
            </span>
            <Pips damage={damage} need={need} label={fill(centrifuge.damage, { damage, need })} />
          </li>
        ))}
      </ul>
      {left.length > 0 && <p className="lp-note">{centrifuge.how}</p>}
    </Panel>
  );
}

/** Letters of a card that leave room for the advice below it. */
const ROOM = 110;

/** All cards at a glance, the next first; the pressed one is read below them. */
function Ultras({ model }: PanelProps) {
  const { view, words, markOf, pressThing, hovered, hover } = model;
  const { ultra: text } = words.panels.extras;
  const lying = ultrasOf(view);
  const read = lying.find(({ ultra }) => hovered?.kind === 'ultra' && hovered.ultra === ultra) ?? lying[0];
  const isLong = read !== undefined && ultraText(model, read.ultra).text.length > ROOM;
  return (
    <Panel
      className="lp-extra lp-ultras"
      title={text.title}
      aside={plural(words.language, text.left, lying.length)}
    >
      <ul className="lp-machines">
        {lying.map(({ ultra, era, damage, turns }) => {
          const row = contentOf(view).ultras[ultra];
          if (!row) return null;
          const thing = { kind: 'ultra', ultra } as const;
          const mark = markOf(thing);
          const { name } = ultraText(model, ultra);
          return (
            <li key={ultra} className={`is-era-${era}${turns === 1 ? ' is-next' : ''}`}>
              <button
                type="button"
                className={mark && `has-${mark}`}
                aria-pressed={read?.ultra === ultra}
                title={name}
                onPointerEnter={() => hover(thing)}
                onFocus={() => hover(thing)}
                onClick={() => {
                  hover(thing);
                  if (mark) pressThing(thing);
                }}
              >
                <UltraMark ultra={row} />
                <span aria-hidden="true">
                  <b className="lp-era">
                    <EraGlyph era={era} />
                    {turns}
                  </b>
                  <Pips
                    damage={damage}
                    need={row.slots}
                    label={fill(text.damage, { damage, need: row.slots })}
                  />
                </span>
                <span className="only-read">
                  {name}, {words.game.eras[era]}, {waitWords(model, turns)},{' '}
                  {fill(text.damage, { damage, need: row.slots })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {read && (
        <p className={`lp-ultra-text is-era-${read.era}`} aria-live="polite">
          <b>{ultraText(model, read.ultra).name}</b>{' '}
          <span className="lp-era">
            <EraGlyph era={read.era} />
            {words.game.erasShort[read.era]}
          </span>{' '}
          {labelled(words.language, waitWords(model, read.turns), ultraText(model, read.ultra).text)}
        </p>
      )}
      {lying.length > 0 ? (
        !isLong && <p className="lp-note">{text.how}</p>
      ) : (
        <p className="lp-ultra-text">{cyclesOf(view).turnsLeft >= RING ? text.later : text.none}</p>
      )}
    </Panel>
  );
}

interface PipsProps {
  readonly damage: number;
  readonly need: number;
  readonly label: string;
}

/** Damage, and the slots for more. */
const Pips = ({ damage, need, label }: PipsProps) => (
  <span className="lp-pips" role="img" aria-label={label}>
    {Array.from({ length: need }, (_, i) => i).map(i => (
      <i key={i} className={i < damage ? 'is-full' : ''} />
    ))}
  </span>
);
