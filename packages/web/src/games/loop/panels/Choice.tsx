/** Panel of a single question: cards at reading size, other choices as buttons, each with its consequence. */
import { type Card, contentOf } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import { labelled } from '../../../text/index.ts';
import type { Offered } from '../contract.ts';
import { inOrder, isDeclining, listedOf } from '../listed.ts';
import { AgentFace } from '../pieces/AgentFace.tsx';
import { CloneFace } from '../pieces/CloneFace.tsx';
import { DimensionMark } from '../pieces/DimensionMark.tsx';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { UltraMark } from '../pieces/UltraMark.tsx';
import { deedWords } from '../speech.ts';
import { CardFace, cardClass } from './CardFace.tsx';
import { cardAsked, choiceNote, choiceRemark, choiceTitle, isOfCards, isVain } from './choices.ts';
import type { PanelProps } from './props.ts';
import './choice.css';

export function Choice({ model }: PanelProps) {
  const { view, words } = model;
  const offers = inOrder(model.offers);
  const { choice } = words.panels;
  const cards = isOfCards(view) ? offers.filter(({ card }) => card !== undefined) : [];
  const rest = offers.filter(one => !cards.includes(one));
  const others = isVain(model) ? rest.slice(0, 1) : rest;
  const about = cardAsked(view);
  const note = choiceNote(model);
  return (
    <section className={`lp-choice ${sizeOf(cards.length)}`} aria-label={choice.title} data-asks>
      {about !== undefined && <About model={model} card={about} />}
      {cards.length > 0 && (
        <div className="lp-laid" style={{ '--cards': Math.min(4, Math.ceil(cards.length / 2)) }}>
          {cards.map(one => (
            <CardChoice key={one.text} model={model} offered={one} />
          ))}
        </div>
      )}
      {(others.length > 0 || note) && (
        <div className={cards.length > 0 ? 'lp-rest' : 'lp-options'}>
          {others.map(one => (
            <Option key={one.text} model={model} offered={one} />
          ))}
          {note && <p className="lp-note">{note}</p>}
        </div>
      )}
    </section>
  );
}

/** CSS class by number of cards: more cards are smaller. */
const sizeOf = (cards: number): string =>
  cards > 4 ? 'is-many' : cards > 3 ? 'is-four' : cards > 0 ? 'is-few' : '';

interface ChoiceProps extends PanelProps {
  readonly offered: Offered;
}

/** Shortcut: the position in the list, or the key that declines. */
function Digit({ model, offered }: ChoiceProps) {
  if (isDeclining(offered)) return <kbd aria-hidden="true">N</kbd>;
  const place = listedOf(model.offers).indexOf(offered) + 1;
  return place > 0 && place < 10 ? <kbd aria-hidden="true">{place}</kbd> : null;
}

function CardChoice({ model, offered }: ChoiceProps) {
  const card = offered.card ?? 0;
  const mark = model.markOf({ kind: 'card', card });
  return (
    <button
      type="button"
      className={cardClass(model, card, mark && `has-${mark}`)}
      aria-pressed={model.chosen?.text === offered.text}
      onClick={() => model.press(offered)}
    >
      <span className="only-read">{labelled(model.words.language, deedWords(model, offered), '')}</span>
      <CardFace model={model} card={card} now={choiceRemark(model, offered)} />
      <Digit model={model} offered={offered} />
    </button>
  );
}

function Option({ model, offered }: ChoiceProps) {
  if (isVain(model))
    return (
      <button type="button" className="lp-option" onClick={() => model.press(offered)}>
        <b>{model.words.panels.choice.goOn}</b>
        <Digit model={model} offered={offered} />
      </button>
    );
  const remark = choiceRemark(model, offered);
  const idle = remark === model.words.panels.choice.noRifts ? ' is-idle' : '';
  return (
    <button
      type="button"
      className={`lp-option${offered.era === undefined ? '' : ` is-era-${offered.era}`}${idle}`}
      aria-pressed={model.chosen?.text === offered.text}
      onClick={() => model.press(offered)}
    >
      {faceOf(model, offered)}
      <span>
        <b>{choiceTitle(model, offered)}</b>
        {remark && <small>{remark}</small>}
      </span>
      <Digit model={model} offered={offered} />
    </button>
  );
}

/** Icon of a choice. */
function faceOf({ view }: PanelProps['model'], offered: Offered): ComponentChildren {
  const { era, agent, token, dimension, ultra } = offered;
  const { tokens, ultras } = contentOf(view);
  const clone = token === undefined ? undefined : tokens[token];
  const machine = ultra === undefined ? undefined : ultras[ultra];
  if (clone) return <CloneFace token={clone} />;
  if (machine) return <UltraMark ultra={machine} />;
  if (agent !== undefined) return <AgentFace agent={view.agents[agent] ?? 0} />;
  if (dimension !== undefined) return <DimensionMark dimension={dimension} />;
  return era === undefined ? null : <EraGlyph era={era} />;
}

interface AboutProps extends PanelProps {
  readonly card: Card;
}

/** The card that is assigned, or whose effect asks the question. */
const About = ({ model, card }: AboutProps) => (
  <div className={cardClass(model, card, 'is-about')}>
    <CardFace model={model} card={card} />
  </div>
);
