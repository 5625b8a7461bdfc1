/** The own Command cards, with what can be done with each now. */
import type { Card } from '@tessera/games/quantum';
import { fill, labelled } from '../../../text/index.ts';
import { isHandheld } from '../../../ui/breakpoints.ts';
import { AdvanceCard } from './AdvanceCard.tsx';
import { cardState, modeOf, plainUse } from './cards.ts';
import { cardText } from './names.ts';
import type { PanelModel, PanelProps } from './props.ts';
import './cards.css';

export function Commands({ model }: PanelProps) {
  const { view, me, words, layout, offers } = model;
  const { commands } = words.panels;
  const held = view.commands[me] ?? [];
  // In a hand the six on offer leave room for names alone.
  if (isHandheld(layout) && offers.some(({ verb }) => verb === 'take'))
    return (
      <p className="q-note">
        <b>{labelled(words.language, commands.title, '')}</b>
        {held.map(card => cardText(model, card).name).join(', ') || fill(commands.count, { count: 0 })}
      </p>
    );
  return (
    <section className="q-shelf is-own" aria-label={commands.title}>
      <h2>
        <b>{commands.title}</b>
        {held.length <= MOST && <span>{fill(commands.count, { count: held.length })}</span>}
      </h2>
      {held.length > 0 ? (
        <ul className="q-cards">
          {held.map(card => (
            <li key={card}>
              <Command model={model} card={card} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="q-note">{commands.none}</p>
      )}
    </section>
  );
}

/** For a moment there is one more: the one that came. */
const MOST = 3;

/** Pressed, a card is used, or given up where one has to be. */
function Command({ model, card }: { readonly model: PanelModel; readonly card: Card }) {
  const { view, me, words, offers, chosen, mode, press, enter } = model;
  const { commands } = words.panels;
  const { name } = cardText(model, card);
  const discard = offers.find(one => one.verb === 'discard' && one.card === card);
  if (discard)
    return (
      <AdvanceCard
        {...{ words, card }}
        tag={{ name: 'goes', text: commands.goes }}
        deed={fill(commands.giveUp, { card: name })}
        isChosen={chosen?.text === discard.text}
        onPress={() => press(discard)}
      />
    );
  const state = cardState(view, me, card, offers);
  const own = modeOf(card);
  const plain = plainUse(offers, card);
  const use = own ? () => enter(own) : plain && (() => press(plain));
  return (
    <AdvanceCard
      {...{ words, card }}
      tag={{ name: state, text: commands.states[state] }}
      deed={fill(commands.use, { card: name })}
      isChosen={own ? mode === own : plain !== undefined && chosen === plain}
      onPress={state === 'ready' ? use : undefined}
    />
  );
}
