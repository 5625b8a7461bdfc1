/** Face of a card: dimension, name, origin, effect in words and symbols, and its current effect. */
import { type Card, cardSentences } from '@tessera/games/loop';
import { DimensionMark } from '../pieces/DimensionMark.tsx';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { cardName, cardRowOf, dimensionName } from './names.ts';
import type { PanelModel } from './props.ts';
import { Symbols } from './Symbols.tsx';
import './cards.css';

/** Length of a text that fits four lines of a narrow card. */
const MIDDLE = 56;
/** Length of a text that fits four lines. */
const LONG = 84;
/** Length of a text that leaves no line for symbols in a low viewport. */
const LONGEST = 112;
/** Length of a name that fits one line. */
const LONG_NAME = 14;
/** Length of a name that leaves no room for the sign of its era. */
const WIDE_NAME = 10;

interface CardFaceProps {
  readonly model: Pick<PanelModel, 'view' | 'words'>;
  readonly card: Card;
  readonly now?: string | undefined;
  /** Replacement of `now` where there is little room. */
  readonly brief?: string | undefined;
}

/** Content of an element with class `lp-card`, which also sets the era. */
export function CardFace({ model, card, now, brief }: CardFaceProps) {
  const row = cardRowOf(model, card);
  const { dimension, origin, parts } = row;
  const name = cardName(model, card);
  const does = cardSentences(row, model.words.game).join(' ');
  return (
    <>
      <span className="lp-card-head">
        <DimensionMark dimension={dimension} label={dimensionName(model, dimension)} />
        <span>
          <b className={nameClass(name)}>{name}</b>
          <span className="lp-origin">
            <EraGlyph era={origin} />
            {model.words.game.erasShort[origin]}
          </span>
        </span>
        <EraGlyph era={origin} />
      </span>
      <span
        className={`lp-card-text${does.length > MIDDLE ? ' is-middle' : ''}${does.length > LONG ? ' is-long' : ''}${does.length > LONGEST ? ' is-longest' : ''}`}
      >
        {does}
      </span>
      <Symbols parts={parts} />
      {now && (
        <span className="lp-now">
          <span>{now}</span>
          {brief && <span className="lp-brief">{brief}</span>}
        </span>
      )}
    </>
  );
}

const nameClass = (name: string): string | undefined =>
  name.length > LONG_NAME ? 'is-wide is-long' : name.length > WIDE_NAME ? 'is-wide' : undefined;

/** CSS classes: `lp-card is-era-3 …` */
export const cardClass = (
  { view }: Pick<PanelModel, 'view'>,
  card: Card,
  ...more: readonly (string | undefined | false)[]
): string => ['lp-card', `is-era-${cardRowOf({ view }, card).origin}`, ...more].filter(Boolean).join(' ');
