/** On a phone a tap proposes: this says what, and plays it. */
import { plural } from '../../text/index.ts';
import { Die } from './panels/Die.tsx';
import { answerWords, lookOf } from './phrases.ts';
import type { Model } from './useModel.ts';

export function ConfirmBar({ model }: { readonly model: Model }) {
  const { deeds, speech, words, snapshot } = model;
  const said = deeds.hand.pending;
  if (!said) return null;
  const [target] = said.targets;
  const look = target === undefined ? undefined : lookOf(speech.view, target);
  const { title, more } =
    said.verb === 'end'
      ? {
          title: words.table.end.long,
          more: plural(words.language, words.table.end.lost, snapshot.view.actions),
        }
      : answerWords(speech, said);
  return (
    <div className="tt-confirm">
      {look && <Die {...look} />}
      <p>
        <b>{title}</b>
        {more !== undefined && <small>{more}</small>}
      </p>
      <button type="button" className="tb-button" onClick={deeds.putBack}>
        {words.table.decide.back}
      </button>
      <button type="button" className="tb-button is-go" onClick={deeds.confirm}>
        {words.table.decide.confirm}
      </button>
    </div>
  );
}
