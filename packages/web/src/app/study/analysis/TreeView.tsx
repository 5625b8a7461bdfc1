/** The variation tree: the main line with its variations indented below the answers that they replace. */
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { nodeAt, pathTo, ROOT } from '../../../match/analysis/tree.ts';
import { fill } from '../../../text/index.ts';
import type { PartProps } from './BoardPanel.tsx';

/** Keeps the node on the board in sight, and the focus on it while the tree has it. */
function useInSight(at: number) {
  const tree = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other node.
  useEffect(() => {
    const root = tree.current;
    const now = root?.querySelector<HTMLElement>('[aria-current]');
    if (!root || !now) return;
    const [box, own] = [root.getBoundingClientRect(), now.getBoundingClientRect()];
    if (own.top < box.top || own.bottom > box.bottom)
      root.scrollTop += own.top - box.top - (box.height - own.height) / 2;
    if (root.contains(document.activeElement)) now.focus({ preventScroll: true });
  }, [at]);
  return tree;
}

export function TreeView(props: PartProps) {
  const { words, state, board } = props;
  const { tree, at } = state;
  const root = nodeAt(tree, ROOT);
  return (
    <section
      ref={useInSight(at)}
      className={props.told.isTerse ? 'an-tree' : 'an-tree is-wordy'}
      aria-label={words.moves}
    >
      <button
        type="button"
        className="an-move is-start"
        aria-current={at === ROOT ? 'step' : undefined}
        tabIndex={at === ROOT ? 0 : -1}
        onClick={() => void board.go(ROOT)}
      >
        {words.start}
      </button>
      <Comment text={root.comment} />
      {root.next.length === 0 && <p className="tb-sub">{words.noMoves}</p>}
      <Continuation {...props} from={ROOT} />
    </section>
  );
}

const Comment = ({ text }: { readonly text: string }) =>
  text !== '' && <em className="an-comment">{text}</em>;

/** Answers after a node along the main continuation, each with its variations. */
function Continuation(props: PartProps & { readonly from: number }) {
  const { state, from, words } = props;
  const { tree } = state;
  const parts: ComponentChildren[] = [];
  for (let { next } = nodeAt(tree, from); next.length > 0; ) {
    const [main = ROOT, ...others] = next;
    parts.push(
      <Fragment key={main}>
        <Move {...props} id={main} />
        {others.length > 0 && (
          <div className="an-variations">
            {others.map(other => (
              <div key={other} role="group" aria-label={words.variation}>
                <Move {...props} id={other} isBegun />
                <Continuation {...props} from={other} />
              </div>
            ))}
          </div>
        )}
      </Fragment>,
    );
    ({ next } = nodeAt(tree, main));
  }
  return <>{parts}</>;
}

interface MoveProps extends PartProps {
  readonly id: number;
  /** True for the first answer of a variation. */
  readonly isBegun?: boolean;
}

function Move({ board, told, words, deedOf, model, state, id, isBegun = false }: MoveProps) {
  const { tree, at, steps } = state;
  const { move, dice, comment, parent } = nodeAt(tree, id);
  const step = steps.get(id);
  const nth = pathTo(tree, id).length;
  const before = steps.get(parent)?.view ?? board.root;
  const deed = deedOf(before, move);
  const name = model.names[step?.seat ?? 0] ?? '';
  const isNumbered = !told.isTerse || isBegun || step?.seat === 0 || nth === 1;
  return (
    <>
      <button
        type="button"
        className="an-move"
        data-seat={step?.seat}
        aria-current={id === at ? 'step' : undefined}
        tabIndex={id === at ? 0 : -1}
        onClick={() => void board.go(id)}
      >
        {isNumbered && <i>{nth}</i>}
        <span>{told.isTerse ? move : deed}</span>
        {dice.length > 0 && <small>{dice.join(' ')}</small>}
        {/* The words are read out where notation is shown. */}
        <span className="only-read">{told.isTerse ? fill(words.node, { name, deed }) : name}</span>
      </button>
      <Comment text={comment} />
    </>
  );
}
