/** Bar below the stage: actions of an Action phase, or answers to a decision; undo and end. */
import type { Deeds } from '../../table/deeds.ts';
import { UndoButton } from '../../table/UndoButton.tsx';
import { plural } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { type ActionState, actionStates, endWords } from './actions.ts';
import { type ActionVerb, isAction } from './answers.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { ActionTokens } from './panels/ActionTokens.tsx';
import { deedWords } from './phrases.ts';
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

const VERBS = Object.keys(ACTION_KEYS) as readonly ActionVerb[];
/** Letters that six names may have together to stand side by side. */
const ROW = 54;

interface BarProps {
  readonly model: Model;
  readonly deeds: Deeds;
}

export function ActionBar({ model, deeds }: BarProps) {
  return (
    <footer className="tt-bar">
      <ActionTokens model={model} />
      <Answers model={model} />
      <div className="tt-ends">
        <UndoButton model={model} deeds={deeds} className="tt-act tt-undo" />
        {model.pending ? <DoButton model={model} /> : <EndButton model={model} deeds={deeds} />}
      </div>
    </footer>
  );
}

/** Actions during an Action phase, else the answers to the decision. */
export function Answers({ model }: { readonly model: Model }) {
  if (!model.may.play) return null;
  return model.canAct && !model.offer.isFree ? <DecisionBar model={model} /> : <Actions model={model} />;
}

function Actions({ model }: { readonly model: Model }) {
  const { offer, canAct, words } = model;
  const isGranted = model.view.decision?.type === 'granted';
  const isLong = VERBS.reduce((sum, verb) => sum + words.table.actions[verb].length, 0) > ROW;
  return (
    <div
      className={isLong ? 'tt-acts is-long' : 'tt-acts'}
      role="toolbar"
      aria-label={words.table.actions.title}
    >
      {actionStates(model, offer, canAct).map(state => (
        <ActionButton key={state.verb} model={model} state={state} />
      ))}
      {isGranted && canAct && <DecisionBar model={model} />}
    </div>
  );
}

/** A disabled action can still be pressed: the rules then explain why. */
function ActionButton({ model, state }: { readonly model: Model; readonly state: ActionState }) {
  const { hand, hinted, words, act } = model;
  const { verb, isReady, caption } = state;
  const isHinted = [...hinted].some(answer => answer.split(' ')[0] === verb);
  const flags = ['tt-act', verb === 'contain' && isReady && 'is-prime', isHinted && 'is-hinted'];
  return (
    <button
      type="button"
      className={flags.filter(Boolean).join(' ')}
      aria-disabled={!isReady}
      aria-pressed={hand.mode === verb}
      onClick={() => act(verb)}
    >
      <Sign name={verb} />
      <b>{words.table.actions[verb]}</b>
      <small>{caption}</small>
      <kbd>{ACTION_KEYS[verb]}</kbd>
    </button>
  );
}

/** Confirm button, labelled with the selected answer. */
function DoButton({ model }: { readonly model: Model }) {
  const { pending, text, words, view } = model;
  if (!pending) return null;
  const spends = () =>
    isAction(pending.verb) && view.decision?.type === 'act'
      ? plural(words.language, words.table.chosen.spends, view.actions)
      : undefined;
  const caption = pending.verb === 'end' ? endWords(model) : spends();
  return (
    <button type="button" className="tt-act tt-end tt-do is-prime" onClick={model.confirm}>
      <b>{deedWords(model, pending)}</b>
      {caption && <small>{caption}</small>}
      <kbd>{text.table.keyNames.enter}</kbd>
    </button>
  );
}

export function EndButton({ model, deeds }: BarProps) {
  const { snapshot, words, insight, text, layout, canAct, may } = model;
  if (snapshot.outcome) {
    return may.again ? (
      <button type="button" className="tt-act tt-end is-prime" onClick={deeds.again}>
        <b>{text.table.rematch}</b>
      </button>
    ) : null;
  }
  if (!may.play) return null;
  const isReady = model.offer.byVerb.has('end');
  const isRisky = (insight?.outlook.chance ?? 0) > 0;
  const why = words.table.actions.why[canAct ? 'pending' : 'wait'];
  return (
    <button
      type="button"
      className={`tt-act tt-end${isRisky && isReady ? ' is-risky' : ''}`}
      aria-disabled={!isReady}
      onClick={() => model.play('end')}
    >
      <b>{words.table.answers.end}</b>
      <small>{isReady ? endWords(model, isHandheld(layout)) : why}</small>
      <kbd>E</kbd>
    </button>
  );
}
