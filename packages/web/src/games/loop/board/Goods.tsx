/** Cards that can be taken at an era, and pieces of the mode. */
import { cardWord, contentOf, ultraWord } from '@tessera/games/loop';
import { Centrifuge } from '../pieces/Centrifuge.tsx';
import { DimensionMark } from '../pieces/DimensionMark.tsx';
import { UltraMark } from '../pieces/UltraMark.tsx';
import { namingOf } from '../speech.ts';
import type { EraProps } from './Era.tsx';
import { cardLabel, centrifugeName, damaged, halvesOf } from './labels.ts';
import { Pips } from './Pips.tsx';
import { Thing } from './Thing.tsx';

export function Goods({ model, things }: EraProps) {
  const { view, words } = model;
  const { cards, ultras, centrifuge } = things;
  const content = contentOf(view);
  const naming = namingOf(model);
  if (cards.length + ultras.length === 0 && !centrifuge) return null;
  return (
    <div className="lb-goods">
      {centrifuge && (
        <span
          className="lb-chip lb-centrifuge"
          role="img"
          aria-label={damaged(words, centrifugeName(words, centrifuge.dimension), centrifuge)}
        >
          <Centrifuge dimension={centrifuge.dimension} />
          <Pips {...centrifuge} />
        </span>
      )}
      {ultras.map(({ ultra, damage, need }) => {
        const row = content.ultras[ultra];
        return (
          row && (
            <Thing
              key={`ultra ${ultra}`}
              model={model}
              thing={{ kind: 'ultra', ultra }}
              name={damaged(words, ultraWord(naming, ultra), { damage, need })}
              className="lb-chip lb-ultra"
              piece={`ultra ${ultra}`}
            >
              <UltraMark ultra={row} />
              <span className="lb-name">{ultraWord(naming, ultra)}</span>
              <Pips damage={damage} need={need} />
            </Thing>
          )
        );
      })}
      {cards.map(card => {
        const { dimension = 0 } = content.cards[card] ?? {};
        const name = cardWord(naming, card);
        return (
          <Thing
            key={`card ${card}`}
            model={model}
            thing={{ kind: 'card', card }}
            name={cardLabel(model, card)}
            className="lb-chip lb-card"
            piece={`card ${card}`}
          >
            <DimensionMark dimension={dimension} />
            <span className="lb-name">
              {halvesOf(name).map((half, i) => (
                <span key={half}>{i > 0 ? ` ${half}` : half}</span>
              ))}
            </span>
          </Thing>
        );
      })}
    </div>
  );
}
