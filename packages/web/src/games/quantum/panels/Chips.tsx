/** Somebody's Commands by sign and name, and the places that are free; a press uses an own one, or shows what it does. */
import type { Seat } from '@tessera/engine';
import { type Card, has } from '@tessera/games/quantum';
import { fill } from '../../../text/index.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { CardSign } from './CardSign.tsx';
import { cardState, modeOf, plainUse } from './cards.ts';
import { cardText } from './names.ts';
import type { PanelProps } from './props.ts';

/** Nobody holds more for long. */
const MOST = 3;

export function Chips({ model, seat }: PanelProps & { readonly seat: Seat }) {
  const { view, words } = model;
  const held = view.commands[seat] ?? [];
  return (
    <ul className="q-chips" aria-label={words.panels.commands.label}>
      {held.map(card => (
        <li key={card}>
          <Chip model={model} seat={seat} card={card} />
        </li>
      ))}
      {upTo(Math.max(0, MOST - held.length)).map(i => (
        <li key={`free ${i}`} className="q-chip is-free">
          {words.panels.commands.free}
        </li>
      ))}
    </ul>
  );
}

interface ChipProps extends PanelProps {
  readonly seat: Seat;
  readonly card: Card;
}

function Chip({ model, seat, card }: ChipProps) {
  const { view, me, words, offers, mode, chosen, enter, press, read, say } = model;
  const { name, text } = cardText(model, card);
  const { states, within } = words.panels.commands;
  const state =
    seat === me ? cardState(view, me, card, offers) : has(view, seat, card) ? 'always' : 'pending';
  const own = modeOf(card);
  const plain = plainUse(offers, card);
  const isReady = state === 'ready' && (own !== undefined || plain !== undefined);
  const isOn = own ? mode === own : plain !== undefined && chosen === plain;
  const use = (): void => {
    if (isReady && own) enter(own);
    else if (isReady && plain) press(plain);
    else if (state === 'ready') say({ sentence: fill(within, { card: name }) });
    else read(true);
  };
  return (
    <button
      type="button"
      className={`q-chip is-${state}`}
      aria-pressed={isReady ? isOn : undefined}
      title={`${text} (${states[state]})`}
      onClick={use}
    >
      <CardSign card={card} size={17} />
      <span>{name}</span>
    </button>
  );
}
