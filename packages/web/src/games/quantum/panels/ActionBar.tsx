/** The bar under the board: actions left, the five actions, free powers, undo and the end of the actions. */
import type { Deeds } from '../../../table/deeds.ts';
import { UndoButton } from '../../../table/UndoButton.tsx';
import { plural } from '../../../text/index.ts';
import { isHandheld } from '../../../ui/breakpoints.ts';
import type { QuantumModel } from '../contract.ts';
import { actionDeeds, endWords, waitWords } from './actions.ts';
import { DeedButton, freeButtons } from './DeedButton.tsx';
import type { PanelProps } from './props.ts';
import './bar.css';

interface BarProps {
  readonly model: QuantumModel;
  readonly deeds: Deeds;
}

export function ActionBar({ model, deeds }: BarProps) {
  const { words, snapshot, may } = model;
  // In a hand they stand beside the ship.
  const free = isHandheld(model.layout) ? [] : freeButtons(model);
  // What is over leaves nothing to press but the end; who only looks has nothing at all.
  const isOn = !snapshot.outcome;
  return (
    <footer className={isOn ? 'q-bar' : 'q-bar is-over'}>
      {isOn && (
        <>
          <ActionsLeft model={model} />
          {may.play && (
            <div className="q-acts" role="toolbar" aria-label={words.panels.bar.title}>
              {actionDeeds(model).map(deed => (
                <DeedButton key={deed.key} words={words} deed={deed} />
              ))}
              {free.length > 0 && <span className="q-sep" />}
              {free}
            </div>
          )}
        </>
      )}
      <div className="q-ends">
        <UndoButton model={model} deeds={deeds} className="q-tool" />
        <EndButton model={model} deeds={deeds} />
      </div>
    </footer>
  );
}

const USUAL = 3;

/** On the turn of somebody else, with the name. */
function ActionsLeft({ model: { view, words, me, names } }: PanelProps) {
  const { bar } = words.panels;
  const { actions, active } = view.turn;
  const all = Math.max(USUAL, actions);
  const left = actions === 0 ? bar.noActions : plural(words.language, bar.left, actions);
  return (
    <div className="q-left" data-widest={plural(words.language, bar.left, USUAL)}>
      {active === me ? (
        <b>{left}</b>
      ) : (
        <b title={left}>
          {names[active]}
          <span className="only-read">: {left}</span>
        </b>
      )}
      <span aria-hidden="true">
        {Array.from({ length: all }, (_, i) => i).map(i => (
          <i key={i} className={i < actions ? '' : 'is-spent'} />
        ))}
      </span>
    </div>
  );
}

/** Chosen, it is done by the next press; over, it leads to the next match. */
function EndButton({ model, deeds }: BarProps) {
  const { words, text, snapshot, offers, chosen, press, confirm } = model;
  const { bar } = words.panels;
  if (snapshot.outcome && model.may.again)
    return (
      <button type="button" className="q-end-button is-main" onClick={deeds.again}>
        <b>{text.table.rematch}</b>
      </button>
    );
  if (snapshot.outcome || !model.may.play) return null;
  const end = offers.find(({ verb }) => verb === 'end');
  const isChosen = chosen !== undefined && chosen === end;
  const isNext = end !== undefined && model.view.turn.actions === 0;
  return (
    <button
      type="button"
      className={`q-end-button${isChosen ? ' is-main' : isNext ? ' is-next' : ''}`}
      aria-disabled={!end}
      onClick={() => (isChosen ? confirm() : end && press(end))}
    >
      <b>{bar.end}</b>
      <small>{end ? endWords(model) : waitWords(model)}</small>
      <kbd aria-hidden="true">E</kbd>
    </button>
  );
}
