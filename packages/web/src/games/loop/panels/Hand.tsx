/** Hand of the agent whose perspective is shown: ready cards upright, exhausted ones tilted. */
import { type Card, cardSentences, nowOf } from '@tessera/games/loop';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { fill, plural } from '../../../text/index.ts';
import { CardFace, cardClass } from './CardFace.tsx';
import { cardStateOf, exhaustedWords, handOf, usesOf } from './hand.ts';
import { agentText, cardRowOf } from './names.ts';
import { briefNow, nowWords } from './now.ts';
import type { PanelProps } from './props.ts';
import { useFittedCards } from './useFittedCards.ts';
import './hand.css';

/** Number of cards that fit a row at reading size. */
const USUAL = 3;

/** Classes of a hand by its least number of cards. */
const SIZES = [
  ['has-more', USUAL + 1],
  ['is-crowded', USUAL + 2],
  ['has-six', 2 * USUAL],
] as const;

/** A hand whose texts are fitted into its cards. */
export function FittedHand({ model }: PanelProps) {
  const { view, words, agent, me, layout } = model;
  const root = useRef<HTMLElement>(null);
  useFittedCards(root, view, agent, words, layout, me);
  return <Hand model={model} root={root} />;
}

interface HandProps extends PanelProps {
  readonly root?: RefObject<HTMLElement | null>;
}

export function Hand({ model, root }: HandProps) {
  const { view, words, agent, me } = model;
  const { hand } = words.panels;
  const cards = handOf(model);
  const uses = usesOf(model.entries);
  const isMine = view.holders[agent] === me;
  return (
    <section
      {...(root && { ref: root })}
      className={SIZES.reduce(
        (all, [size, least]) => (cards.length < least ? all : `${all} ${size}`),
        'lp-hand',
      )}
      style={{
        '--cards': Math.max(USUAL, cards.length),
        '--half': Math.ceil(cards.length / 2),
        '--third': Math.ceil(cards.length / 3),
      }}
      aria-label={isMine ? hand.title : fill(hand.titleOf, { agent: agentText(model, agent).name })}
    >
      {cards.map(card => (
        <HandCard
          key={card}
          model={model}
          card={card}
          uses={uses.get(card) ?? 0}
          isSmall={cards.length > USUAL}
          isNarrow={cards.length > 2 * USUAL}
        />
      ))}
      {cards.length === 0 && <p className="lp-note">{hand.empty}</p>}
    </section>
  );
}

interface HandCardProps extends PanelProps {
  readonly card: Card;
  readonly uses: number;
  /** True where one line is left below its text. */
  readonly isSmall: boolean;
  /** True where its text may be cut: the pointer shows it in full. */
  readonly isNarrow: boolean;
}

function HandCard({ model, card, uses, isSmall, isNarrow }: HandCardProps) {
  const { words, markOf, pressThing, hover } = model;
  const { hand } = words.panels;
  const thing = { kind: 'card', card } as const;
  const state = cardStateOf(model, card);
  const mark = markOf(thing);
  const isSpent = state === 'exhausted';
  const now = isSpent ? exhaustedWords(model, card, uses, isSmall) : nowWords(model, card);
  const brief = isSpent ? exhaustedWords(model, card, uses, true) : briefNow(model, card);
  const isIdle = state === 'ready' && nowOf(model.view, card, model.agent).isIdle;
  return (
    <button
      type="button"
      className={cardClass(model, card, `is-${state}`, mark && `has-${mark}`, isIdle && 'is-idle')}
      aria-pressed={mark === 'chosen'}
      title={isNarrow ? cardSentences(cardRowOf(model, card), words.game).join(' ') : undefined}
      onClick={() => pressThing(thing)}
      onPointerEnter={() => hover(thing)}
      onPointerLeave={() => hover(undefined)}
      onFocus={() => hover(thing)}
      onBlur={() => hover(undefined)}
    >
      <CardFace model={model} card={card} now={now} brief={brief} />
      <span className="only-read">
        {hand[state]}
        {uses > 0 && `, ${plural(words.language, hand.uses, uses)}`}
      </span>
      {uses > 1 && (
        <i key={uses} className="lp-pulse" style={{ '--uses': uses }} aria-hidden="true">
          ×{uses}
        </i>
      )}
    </button>
  );
}
