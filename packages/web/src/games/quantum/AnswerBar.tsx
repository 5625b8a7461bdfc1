/** What is asked apart from a free turn: a button for each choice that has no place on the board, or for all while they are few. */

import type { QuantumModel } from './contract.ts';
import { listedOf } from './listed.ts';
import { chanceWords, deedWords } from './speech.ts';

export function AnswerBar({ model }: { readonly model: QuantumModel }) {
  const { offers, chosen, press, confirm, words } = model;
  const listed = listedOf(offers);
  const placing = offers[0]?.verb === 'ships' ? chosen : undefined;
  return (
    <div className="qt-answers" role="group" aria-label={words.table.answers}>
      {listed.map((one, i) => (
        <button
          key={one.text}
          type="button"
          className={one === chosen ? 'tb-button is-on' : 'tb-button'}
          aria-pressed={one === chosen}
          onClick={() => press(one)}
        >
          {capitalised(deedWords(model, one))}
          {one.odds && <b>{chanceWords(words, one.odds.chance)}</b>}
          {i < 9 && <kbd>{i + 1}</kbd>}
        </button>
      ))}
      {placing && (
        <button type="button" className="tb-button is-go" onClick={confirm}>
          {capitalised(deedWords(model, placing))}
        </button>
      )}
    </div>
  );
}

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
