/** A card to be read: name, a tag, what it does; as a button where it can be pressed. */
import { CARD_NAMES, type Card, GAMBITS } from '@tessera/games/quantum';
import type { ComponentChildren } from 'preact';
import { useFollowedFocus } from '../useFollowedFocus.ts';
import { CardSign } from './CardSign.tsx';
import { cardText } from './names.ts';
import type { PanelModel } from './props.ts';
import './cards.css';

interface AdvanceCardProps {
  readonly words: PanelModel['words'];
  readonly card: Card;
  /** How it stands with it: a word and its kind. */
  readonly tag?: { readonly name: string; readonly text: string } | undefined;
  /** What a press does, in words; without one it is only read. */
  readonly deed?: string | undefined;
  readonly isChosen?: boolean;
  /** Its key. */
  readonly number?: number | undefined;
  readonly children?: ComponentChildren;
  readonly onPress?: (() => void) | undefined;
}

const isGambit = (card: Card): boolean => GAMBITS.some(({ name }) => name === CARD_NAMES[card]);

export function AdvanceCard({
  words,
  card,
  tag,
  deed,
  isChosen = false,
  number,
  children,
  onPress,
}: AdvanceCardProps) {
  const { name, text } = cardText({ words }, card);
  const flags = ['q-card', isGambit(card) && 'is-gambit', tag && `is-${tag.name}`, isChosen && 'is-chosen'];
  const className = flags.filter(Boolean).join(' ');
  const button = useFollowedFocus<HTMLButtonElement>(isChosen, 'button.q-card');
  const content = (
    <>
      <span className="q-card-art">
        <CardSign card={card} size={44} />
        {number !== undefined && <kbd aria-hidden="true">{number}</kbd>}
      </span>
      <span className="q-card-head">
        <b>{name}</b>
        {tag && <small className="q-tag">{tag.text}</small>}
      </span>
      <span className="q-card-text">{text}</span>
      {children}
    </>
  );
  if (!onPress) return <div className={className}>{content}</div>;
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-pressed={isChosen}
      title={deed}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
