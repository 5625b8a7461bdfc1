/** The six cards on offer, folded: their signs, and a press that opens them to be read. */
import type { Card } from '@tessera/games/quantum';
import { Icon } from '../../../ui/Icon.tsx';
import { CardSign } from './CardSign.tsx';
import { cardText } from './names.ts';
import { earnedWords } from './Offer.tsx';
import type { PanelProps } from './props.ts';
import './cards.css';

export function Strip({ model }: PanelProps) {
  const { view, words, isReading, read } = model;
  const { row } = words.panels;
  // None before the first turn.
  if (view.rows.gambit.length === 0) return null;
  const signs = (cards: readonly Card[], kind: string) =>
    cards.map((card, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal Gambits lie side by side.
      <i key={`${card} ${place}`} className={kind} title={cardText(model, card).name}>
        <CardSign card={card} size={18} />
      </i>
    ));
  return (
    <button type="button" className="q-strip" aria-expanded={isReading} onClick={() => read(!isReading)}>
      <span>{(view.turn.phase === 'actions' && earnedWords(model)) || row.onOffer}</span>
      {signs(view.rows.gambit, 'is-gambit')}
      {signs(view.rows.command, 'is-command')}
      <b>
        {isReading ? row.close : row.read}
        <Icon name="forward" size={11} />
      </b>
    </button>
  );
}
