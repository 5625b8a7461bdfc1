/** The six cards everybody can see: three Gambits, three Commands. In the phase of cards they are taken here. */
import { CARD, type Card, drawsEarned } from '@tessera/games/quantum';
import { useState } from 'preact/hooks';
import { fill, plural } from '../../../text/index.ts';
import { AdvanceCard } from './AdvanceCard.tsx';
import { cardText } from './names.ts';
import type { PanelModel, PanelProps } from './props.ts';
import { prospectWords } from './prospect.ts';
import './cards.css';

export function Offer({ model }: PanelProps) {
  const { view, words } = model;
  const { row } = words.panels;
  const [pressed, setPressed] = useState<number>();
  // None before the first turn.
  if (view.rows.gambit.length === 0) return null;
  const all = [...view.rows.gambit, ...view.rows.command];
  const wanted = model.chosen?.verb === 'take' ? model.chosen.card : undefined;
  // Equal Gambits are one answer: the one that was pressed is marked.
  const marked = all.findIndex(
    (card, i) => card === wanted && (all[pressed ?? i] !== card || i === (pressed ?? i)),
  );
  const place = { marked, onPress: setPressed };
  const isFull = (view.commands[model.me] ?? []).length >= 3;
  return (
    <>
      <Row {...place} model={model} title={row.gambits} text={row.gambitsText} cards={view.rows.gambit} />
      <Row
        {...place}
        model={model}
        title={row.commands}
        text={isFull ? row.full : row.commandsText}
        aside={earnedWords(model)}
        cards={view.rows.command}
        before={view.rows.gambit}
      />
    </>
  );
}

/** What the own turn has earned so far, or how many cards are to be taken now. */
export function earnedWords({ view, me, words }: PanelModel): string | undefined {
  const { row } = words.panels;
  const { active, phase, draws } = view.turn;
  if (active !== me) return undefined;
  if (phase === 'advance') return draws > 0 ? plural(words.language, row.picks, draws) : undefined;
  const earned = drawsEarned(view);
  return earned > 0 ? plural(words.language, row.earned, earned) : undefined;
}

interface RowProps extends PanelProps {
  readonly title: string;
  readonly text: string;
  readonly aside?: string | undefined;
  readonly cards: readonly Card[];
  /** Those of the row above. */
  readonly before?: readonly Card[];
  /** Place of the chosen card, counted through both rows. */
  readonly marked: number;
  onPress(place: number): void;
}

function Row({ model, title, text, aside, cards, before = [], marked, onPress }: RowProps) {
  return (
    <section className="q-shelf" aria-label={title}>
      <h2>
        <b>{title}</b>
        <span>{text}</span>
        {aside && <span className="q-earned">{aside}</span>}
      </h2>
      <ul className="q-cards">
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal Gambits lie side by side.
          <li key={`${card} ${place}`}>
            <Offered
              model={model}
              card={card}
              before={[...before, ...cards.slice(0, place)]}
              isChosen={marked === before.length + place}
              onPress={() => onPress(before.length + place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OfferedProps extends PanelProps {
  readonly card: Card;
  /** Cards that lie before it, in the order of their keys. */
  readonly before: readonly Card[];
  readonly isChosen: boolean;
  onPress(): void;
}

function Offered({ model, card, before, isChosen, onPress }: OfferedProps) {
  const { words, offers, press, view } = model;
  const { row } = words.panels;
  const takeOf = (wanted: Card) => offers.find(one => one.verb === 'take' && one.card === wanted);
  const take = takeOf(card);
  const isBarred = !take && view.decision?.kind === 'ADVANCE' && card === CARD.expansion;
  const what = prospectWords(model, card);
  const now = isBarred ? row.noReserve : take && what && fill(words.panels.now.label, { what });
  return (
    <AdvanceCard
      {...{ words, card }}
      deed={fill(row.take, { card: cardText(model, card).name })}
      number={take && before.filter(takeOf).length + 1}
      isChosen={take !== undefined && isChosen}
      onPress={
        take &&
        (() => {
          onPress();
          press(take);
        })
      }
    >
      {now && <small className="q-card-now">{now}</small>}
    </AdvanceCard>
  );
}
