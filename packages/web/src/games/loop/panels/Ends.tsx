/** Button that ends the actions, with its consequences; undo and hint. */
import type { PartProps } from '../../../table/game.ts';
import { HintButton } from '../../../table/HintButton.tsx';
import { UndoButton } from '../../../table/UndoButton.tsx';
import { fill } from '../../../text/index.ts';
import type { LoopModel } from '../contract.ts';
import { endWords, isDeadly, offersBy } from './me.ts';
import './ends.css';

type EndsProps = PartProps<LoopModel>;

export const Ends = (props: EndsProps) => (
  <section className="lp-ends" aria-label={props.model.words.panels.end.actions}>
    <EndButton {...props} />
    <Tools {...props} />
  </section>
);

/** Letters of two lines. */
const LONG = 34;

/** After the end of the match the button starts another. */
export function EndButton({ model, deeds }: EndsProps) {
  const { view, words, text, names, snapshot, offers, chosen, press, may, me } = model;
  const { end } = words.panels;
  if (snapshot.outcome)
    return may.again ? (
      <button type="button" className="lp-end" onClick={deeds.again}>
        <b>{text.table.rematch}</b>
      </button>
    ) : null;
  const [offered] = offersBy(model, 'endActions');
  // Hidden while another question is asked, and for spectators.
  if (!offered && (offers.length > 0 || !may.play)) return null;
  const { seat = me } = view.decision ?? {};
  const said = offered ? endWords(model) : seat === me ? '' : fill(end.waits, { name: names[seat] ?? '' });
  return (
    <button
      type="button"
      className={`lp-end${offered && isDeadly(model) ? ' is-deadly' : ''}${said.length > LONG ? ' is-long' : ''}`}
      aria-disabled={!offered}
      aria-pressed={offered !== undefined && chosen?.text === offered.text}
      onClick={() => offered && press(offered)}
    >
      <b>{end.actions}</b>
      <small>{said}</small>
      <kbd aria-hidden="true">E</kbd>
    </button>
  );
}

const Tools = ({ model, deeds }: EndsProps) => (
  <span className="lp-tools">
    <UndoButton model={model} deeds={deeds} className="lp-tool" />
    <HintButton model={model} deeds={deeds} className="lp-tool" />
  </span>
);
