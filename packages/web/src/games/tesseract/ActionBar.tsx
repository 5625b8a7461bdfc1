/** The bar under the stage: the actions of an Action phase, or the answers to what is asked; undo and end. */

import { isHandheld } from '../../table/breakpoints.ts';
import type { Deeds } from '../../table/deeds.ts';
import { UndoButton } from '../../table/UndoButton.tsx';
import { type ActionState, actionStates, endWords } from './actions.ts';
import type { ActionVerb } from './answers.ts';
import { chosenWords } from './chosen.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { ActionTokens } from './panels/ActionTokens.tsx';
import { Sign } from './signs.tsx';
import type { Model } from './useModel.ts';

export const ACTION_KEYS: Readonly<Record<ActionVerb, string>> = {
  remove: 'R',
  adjust: 'A',
  transfer: 'T',
  study: 'S',
  contain: 'C',
  specialize: 'X',
};

interface BarProps {
  readonly model: Model;
  readonly deeds: Deeds;
}

export function ActionBar({ model, deeds }: BarProps) {
  return (
    <footer className="tt-bar">
      <ActionTokens model={model.panel} />
      <Answers model={model} />
      <div className="tt-ends">
        <UndoButton model={model} deeds={deeds} className="tt-act tt-undo" />
        {model.deeds.hand.pending ? <DoButton model={model} /> : <EndButton model={model} deeds={deeds} />}
      </div>
    </footer>
  );
}

/** Actions while they are asked for or waited for, else the answers to the decision. */
export function Answers({ model }: { readonly model: Model }) {
  const { offer, canAct } = model.deeds;
  const isDeciding = canAct && !offer.isFree;
  return isDeciding ? <DecisionBar model={model} /> : <Actions model={model} />;
}

function Actions({ model }: { readonly model: Model }) {
  const { speech, deeds, words } = model;
  const isGranted = model.shown.view.decision?.type === 'granted';
  return (
    <div className="tt-acts" role="toolbar" aria-label={words.table.actions.title}>
      {actionStates(speech, deeds.offer, deeds.canAct).map(state => (
        <ActionButton key={state.verb} model={model} state={state} />
      ))}
      {isGranted && deeds.canAct && <DecisionBar model={model} />}
    </div>
  );
}

/** An action that cannot be done still takes a press: the rules then say why. */
function ActionButton({ model, state }: { readonly model: Model; readonly state: ActionState }) {
  const { deeds, words, panel } = model;
  const { verb, isReady, caption } = state;
  const isHinted = [...panel.hinted].some(answer => answer.split(' ')[0] === verb);
  const flags = ['tt-act', verb === 'contain' && isReady && 'is-prime', isHinted && 'is-hinted'];
  return (
    <button
      type="button"
      className={flags.filter(Boolean).join(' ')}
      aria-disabled={!isReady}
      aria-pressed={deeds.hand.mode === verb}
      onClick={() => deeds.act(verb)}
    >
      <Sign name={verb} />
      <b>{words.table.actions[verb]}</b>
      <small>{caption}</small>
      <kbd>{ACTION_KEYS[verb]}</kbd>
    </button>
  );
}

/** Does what is chosen, and names it. */
function DoButton({ model }: { readonly model: Model }) {
  const { deeds, speech, text } = model;
  const said = deeds.hand.pending;
  if (!said) return null;
  const { deed, spends } = chosenWords(speech, said);
  const caption = said.verb === 'end' ? endWords(speech) : spends;
  return (
    <button type="button" className="tt-act tt-end tt-do is-prime" onClick={deeds.confirm}>
      <b>{deed}</b>
      {caption && <small>{caption}</small>}
      <kbd>{text.table.keyNames.enter}</kbd>
    </button>
  );
}

export function EndButton({ model, deeds }: BarProps) {
  const { snapshot, words, speech, text, layout } = model;
  const { end } = words.table;
  if (snapshot.outcome) {
    return (
      <button type="button" className="tt-act tt-end is-prime" onClick={deeds.showEnd}>
        <b>{text.table.over}</b>
        <small>{text.table.rematch}</small>
      </button>
    );
  }
  const isReady = model.deeds.offer.byVerb.has('end');
  const isRisky = (speech.insight?.outlook.chance ?? 0) > 0;
  const why = words.table.actions.why[model.deeds.canAct ? 'pending' : 'wait'];
  return (
    <button
      type="button"
      className={`tt-act tt-end${isRisky && isReady ? ' is-risky' : ''}`}
      aria-disabled={!isReady}
      onClick={model.deeds.end}
    >
      <b>{isHandheld(layout) ? end.short : end.long}</b>
      <small>{isReady ? endWords(speech, isHandheld(layout)) : why}</small>
      <kbd>E</kbd>
    </button>
  );
}
