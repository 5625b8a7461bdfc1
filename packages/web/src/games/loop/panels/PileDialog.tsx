/** Dialog of an open pile: every card at reading size, in the publicly known order. */
import { type Card, cyclesOf, type Era } from '@tessera/games/loop';
import { Dialog } from '../../../table/Dialog.tsx';
import { fill, plural } from '../../../text/index.ts';
import { useSignal } from '../../../ui/render/signal.ts';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { CardFace, cardClass } from './CardFace.tsx';
import { seenCards, TURNS } from './cycle.ts';
import { cardStateOf } from './hand.ts';
import { eraName } from './names.ts';
import { type CardPile, shownPile } from './openPile.ts';
import { heapsOf, pileTitle } from './piles.ts';
import type { PanelModel, PanelProps } from './props.ts';
import './piles.css';

export function PileDialog({ model }: PanelProps) {
  const pile = useSignal(shownPile, shown => shown);
  if (!pile) return null;
  const title = pileTitle(model, pile);
  return (
    <Dialog title={title} name="lp-pile" onClose={() => shownPile.set(undefined)}>
      <h2>{title}</h2>
      {pile.kind === 'foo' ? <FooCards model={model} /> : <Heaps model={model} pile={pile} />}
    </Dialog>
  );
}

interface HeapsProps extends PanelProps {
  readonly pile: CardPile;
}

function Heaps({ model, pile }: HeapsProps) {
  const { view, words } = model;
  const { piles } = words.panels;
  const heaps = heapsOf(view, pile);
  if (heaps.length === 0) return <p className="lp-note">{piles.empty}</p>;
  return (
    <>
      {heaps.map(({ order, cards }) => (
        <section key={order} aria-label={piles[order]}>
          <h3>
            {piles[order]} <small>{plural(words.language, piles.count, cards.length)}</small>
          </h3>
          <ul className="lp-spread">
            {cards.map(card => (
              <ReadCard key={card} model={model} card={card} isInHand={pile.kind === 'hand'} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface ReadCardProps {
  readonly model: Pick<PanelModel, 'view' | 'words' | 'layout'>;
  readonly card: Card;
  readonly isInHand: boolean;
}

const ReadCard = ({ model, card, isInHand }: ReadCardProps) => (
  <li className={cardClass(model, card, isInHand && `is-${cardStateOf(model, card)}`)}>
    <CardFace model={model} card={card} />
  </li>
);

function FooCards({ model }: PanelProps) {
  const { view, words, entries } = model;
  const { piles, cycle } = words.panels;
  const cycles = cyclesOf(view);
  const seen = seenCards(cycles, entries);
  return (
    <>
      <Foos model={model} title={piles.fooLeft} eras={cycles.left} noteOf={() => ''} />
      <Foos
        model={model}
        title={piles.fooSeen}
        eras={seen.map(({ era }) => era)}
        noteOf={era => {
          const turn = seen.find(card => card.era === era)?.turn;
          return turn === undefined ? '' : fill(cycle.turn, { turn, all: TURNS });
        }}
      />
    </>
  );
}

interface FoosProps extends PanelProps {
  readonly title: string;
  readonly eras: readonly Era[];
  noteOf(era: Era): string;
}

const Foos = ({ model, title, eras, noteOf }: FoosProps) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <ul className="lp-foo-cards">
      {eras.map(era => (
        <li key={era} className={`is-era-${era}`}>
          <EraGlyph era={era} />
          <b>{eraName(model, era)}</b>
          <small>{noteOf(era)}</small>
        </li>
      ))}
    </ul>
  </section>
);
