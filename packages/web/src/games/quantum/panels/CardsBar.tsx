/** The bar while cards are taken: how many, six new ones instead, and the card that is chosen. */

import type { Deeds } from '../../../table/deeds.ts';
import { HintButton } from '../../../table/HintButton.tsx';
import { fill, plural } from '../../../text/index.ts';
import type { QuantumModel } from '../contract.ts';
import { DeedIcon } from './icons.tsx';
import { cardText } from './names.ts';
import './bar.css';

interface BarProps {
  readonly model: QuantumModel;
  readonly deeds: Deeds;
}

export function CardsBar({ model, deeds }: BarProps) {
  const { view, words, text, offers, chosen, press, confirm } = model;
  const { row } = words.panels;
  const refresh = offers.find(({ verb }) => verb === 'refresh');
  return (
    <footer className="q-bar is-cards">
      <div className="q-left">
        <b>{plural(words.language, row.picks, view.turn.draws)}</b>
        <small>{row.refills}</small>
      </div>
      <div className="q-ends">
        <HintButton model={model} deeds={deeds} className="q-tool" />
        {refresh && (
          <button
            type="button"
            className="q-end-button"
            aria-pressed={chosen === refresh}
            onClick={() => (chosen === refresh ? confirm() : press(refresh))}
          >
            <b>
              <DeedIcon name="refresh" size={18} />
              {row.refresh}
            </b>
            <small>{row.refreshText}</small>
          </button>
        )}
        <button
          type="button"
          className="q-end-button is-main"
          aria-disabled={!chosen}
          onClick={() => chosen && confirm()}
        >
          <b>{takeWords(model)}</b>
          {chosen && <kbd>{text.table.keyNames.enter}</kbd>}
        </button>
      </div>
    </footer>
  );
}

function takeWords({ chosen, words }: QuantumModel): string {
  const { row } = words.panels;
  if (chosen?.verb === 'refresh') return row.refresh;
  return chosen?.card === undefined
    ? row.choose
    : fill(row.take, { card: cardText({ words }, chosen.card).name });
}
