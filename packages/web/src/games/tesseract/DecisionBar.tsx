/** Answers to a decision as buttons: all without a cube, and those with cubes too if they are few. */
import { plural } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import type { Said } from './answers.ts';
import { digitOf, listedOf } from './hand.ts';
import { Die } from './panels/Die.tsx';
import { answerWords, lookOf, sourceName, taker } from './phrases.ts';
import type { Model } from './useModel.ts';

export function DecisionBar({ model }: { readonly model: Model }) {
  const { offer, words, layout } = model;
  const listed = listedOf(offer, isHandheld(layout));
  const glowing = new Set(offer.all.filter(said => !listed.includes(said)).flatMap(said => said.targets))
    .size;
  return (
    <div className="tt-answers" role="toolbar" aria-label={words.table.decide.title}>
      {glowing > 0 && !offer.isFree && (
        <span className="tt-glowing">{plural(words.language, words.table.decide.glowing, glowing)}</span>
      )}
      {[...Map.groupBy(listed, cardOf)].map(([card, answers]) => {
        const buttons = answers.map(said => (
          <AnswerButton
            key={said.text}
            model={model}
            said={said}
            number={digitOf(listed, said)}
            isShort={answers.length > 1}
          />
        ));
        if (answers.length === 1) return buttons;
        return (
          <span key={card} className="tt-giving">
            <b>{sourceName(model, card)}</b>
            {buttons}
          </span>
        );
      })}
    </div>
  );
}

/** Groups answers that give the same card to different labs. */
const cardOf = ({ verb, words, text }: Said): string => (verb === 'give' ? (words[0] ?? text) : text);

interface AnswerProps {
  readonly model: Model;
  readonly said: Said;
  readonly number: number;
  /** True for a label with the receiver only; the card is named before the group. */
  readonly isShort: boolean;
}

function AnswerButton({ model, said, number, isShort }: AnswerProps) {
  const { hinted, hover } = model;
  const { title, more, chance } = answerWords(model, said);
  const remark = more ?? (chance && `→ ${chance.after}`);
  const [target] = said.targets;
  const look = target === undefined ? undefined : lookOf(model.view, target);
  const flags = ['tt-answer', isMain(said) && 'is-prime', hinted.has(said.text) && 'is-hinted'];
  return (
    <button
      type="button"
      className={flags.filter(Boolean).join(' ')}
      aria-label={isShort ? title : undefined}
      onClick={() => model.take({ said })}
      onPointerEnter={() => hover.set(target)}
      onPointerLeave={() => hover.set(undefined)}
    >
      {look && said.verb !== 'to' && <Die {...look} />}
      <b>{isShort ? taker(model, said) : title}</b>
      {remark && <small>{remark}</small>}
      {number < 10 && <kbd>{number}</kbd>}
    </button>
  );
}

const isMain = ({ verb }: Said): boolean => verb === 'yes';
