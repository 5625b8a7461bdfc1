/** Research cards of a lab: their effects, and whether they can be played or studied now. */
import { fill, labelled, percent } from '../../../text/index.ts';
import { memo } from '../../../ui/render/memo.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { isSign, Sign } from '../signs.tsx';
import { AnswerButton } from './buttons.tsx';
import { CardName } from './CardName.tsx';
import { cardText, levelOf, playOf, stacked, studyOf, verbOf } from './cards.ts';
import { Panel } from './Panel.tsx';
import type { LabPanelProps } from './props.ts';
import './hand.css';

export const HandPanel = memo(function HandPanel({ model, lab: number }: LabPanelProps) {
  const { view, words, labNames, you } = model;
  const { hand: text } = words.panels;
  const cards = stacked(view.labs[number]?.hand ?? []);
  const [two = 0, three = 0, four = 0] = view.decks;
  const isOnly = number === model.self || (you.size === 1 && you.has(number));
  return (
    <Panel
      className="tess-hand"
      title={isOnly ? text.yours : fill(text.named, { name: labNames[number] ?? '' })}
      aside={fill(text.decks, { two, three, four })}
    >
      {cards.length === 0 ? (
        <p className="tess-note">{text.none}</p>
      ) : (
        <ul className={`tess-cards${cards.length > 3 ? ' is-many' : ''}`}>
          {cards.map(({ card, count }) => (
            <ResearchCard key={card} model={model} lab={number} card={card} count={count} />
          ))}
        </ul>
      )}
    </Panel>
  );
});

interface CardProps extends LabPanelProps {
  readonly card: string;
  readonly count: number;
}

function ResearchCard({ model, lab, card, count }: CardProps) {
  const { words, hinted } = model;
  const { text } = cardText(model, card);
  const level = levelOf(card);
  const sign = verbOf(model.view, card);
  const isHinted = hinted.has(card) || hinted.has(`play ${card}`) || hinted.has(`study ${card}`);
  return (
    <li className={`tess-card${isHinted ? ' is-hinted' : ''}`}>
      <span className="tess-level">
        <span className="tess-bars" aria-hidden="true">
          {upTo(level).map(bar => (
            <i key={bar} />
          ))}
        </span>
        <span className="tess-levelword">{fill(words.panels.hand.level, { level })}</span>
      </span>
      {isSign(sign) && <Sign name={sign} />}
      <h3>
        {count > 1 && <em>{fill(words.panels.hand.copies, { count })} </em>}
        <CardName model={model} card={card} />
      </h3>
      <p title={text}>{text}</p>
      <CardButtons model={model} lab={lab} card={card} />
    </li>
  );
}

function CardButtons({ model, lab, card }: LabPanelProps & { readonly card: string }) {
  const { words, insight } = model;
  const { hand } = words.panels;
  const { name } = cardText(model, card);
  const play = playOf(model, lab, card);
  const study = studyOf(model, lab, card);
  const studied = fill(hand.studyTo, { level: levelOf(card) + 1 });
  const after = insight?.after[play.answer];
  const isFree = play.why === undefined && after === undefined;
  const remark = isFree ? hand.free : fill(hand.breach, { chance: percent(words.language, after ?? 0) });
  return (
    <span className="tess-cardkeys">
      <AnswerButton model={model} answer={play.answer} disabled={!play.isLegal}>
        {play.why === undefined && <b>{hand.play} </b>}
        <span className="only-read">{name} </span>
        <span className={isFree ? 'is-free' : undefined}>{play.why ?? remark}</span>
      </AnswerButton>
      {study?.isLegal && (
        <AnswerButton
          model={model}
          answer={study.answer}
          title={labelled(words.language, hand.study, studied)}
        >
          <Sign name="study" />
          <span className="only-read">{labelled(words.language, `${hand.study} ${name}`, studied)}</span>
        </AnswerButton>
      )}
    </span>
  );
}
