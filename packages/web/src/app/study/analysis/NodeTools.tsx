/** Tools for the node on the board: comment on it, choose its dice, promote it, delete from it on. */
import { useState } from 'preact/hooks';
import { nodeAt, ROOT, variationOf } from '../../../match/analysis/tree.ts';
import { fill } from '../../../text/index.ts';
import type { PartProps } from './BoardPanel.tsx';

const LONGEST_COMMENT = 2000;

interface ToolProps extends PartProps {
  /** Gets the function that restores what was deleted. */
  onCut(restore: () => void): void;
}

export function NodeTools(props: ToolProps) {
  const { board, words, state } = props;
  const { tree, at } = state;
  const { comment } = nodeAt(tree, at);
  const [typed, type] = useState(comment);
  return (
    <section className="an-node">
      <Dice {...props} />
      <label htmlFor="an-comment">{at === ROOT ? words.commentStart : words.comment}</label>
      <textarea
        id="an-comment"
        className="field"
        rows={2}
        maxLength={LONGEST_COMMENT}
        value={typed}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          board.comment(at, currentTarget.value);
        }}
        onKeyDown={event => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          document.querySelector<HTMLElement>('.an-tree [aria-current]')?.focus();
        }}
      />
      <Changes {...props} />
    </section>
  );
}

function Changes({ board, words, state, onCut }: ToolProps) {
  const { tree, at } = state;
  return (
    <div className="tb-ways">
      <button
        type="button"
        className="tb-button"
        disabled={variationOf(tree, at) === undefined}
        onClick={() => board.promote(at)}
      >
        {words.promote}
      </button>
      <button
        type="button"
        className="tb-button an-cut"
        disabled={at === ROOT && nodeAt(tree, ROOT).next.length === 0}
        onClick={() => onCut(board.remove(at))}
      >
        {words.cut}
      </button>
    </div>
  );
}

/** Dice of the answer that led here; another result is another variation. */
function Dice({ board, told, words, model, state }: PartProps) {
  const { tree, at, steps } = state;
  const { dice, parent } = nodeAt(tree, at);
  const step = steps.get(at);
  const before = steps.get(parent)?.view ?? board.root;
  const rolls = (step && told.rollsOf?.(before, step)) ?? [];
  if (at === ROOT || rolls.length === 0) return null;
  return (
    <fieldset className="an-dice" title={words.likely}>
      <legend>{words.rolls}</legend>
      {rolls.map(({ what, seat, faces, index }) => (
        <label key={index}>
          <span>{fill(words[what], { name: model.names[seat] ?? '' })}</span>
          <select
            className="field"
            value={dice[index]}
            onChange={({ currentTarget }) => {
              const wished = dice.map((number, i) => (i === index ? Number(currentTarget.value) : number));
              void board.choose(at, wished);
            }}
          >
            {faces.map((face, i) => (
              <option key={face} value={i + 1}>
                {face}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button
        type="button"
        className="tb-button"
        title={fill(words.rollAbout, { seed: board.analysis().seed })}
        onClick={() => void board.choose(at, 'roll')}
      >
        {words.roll}
      </button>
    </fieldset>
  );
}
