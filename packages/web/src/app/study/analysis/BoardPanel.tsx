/** Panel beside an analysed table: lines of the engine, the tree, what can be done with a node, and sharing. */
import { useEffect, useState } from 'preact/hooks';
import type { BoardState } from '../../../match/analysis/board.ts';
import { pathTo, ROOT, type Tree } from '../../../match/analysis/tree.ts';
import { useColumn } from '../../../table/course/useColumn.ts';
import type { DeedOf, GameModel } from '../../../table/game.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { useBeside } from '../../../ui/router.ts';
import type { Analysing } from './aroundBoard.tsx';
import { LinesView } from './LinesView.tsx';
import { NodeTools } from './NodeTools.tsx';
import { ShareView } from './ShareView.tsx';
import { TreeView } from './TreeView.tsx';

export interface PanelProps extends Analysing {
  readonly model: GameModel<unknown>;
  readonly deedOf: DeedOf;
}

export interface PartProps extends PanelProps {
  readonly state: BoardState;
}

export function BoardPanel(props: PanelProps) {
  const { board, words, model } = props;
  const state = useStore(board.subscribe, board.get);
  const [isOpen, open] = useState(false);
  /** The tree after a deletion; restored only while nothing else has changed. */
  const [cut, setCut] = useState<{ readonly tree: Tree; readonly restore: () => void }>();
  const rules = useBeside();
  useColumn(rules === undefined);
  useWalked(props, state);
  if (rules !== undefined) return null;
  const parts = { ...props, state };
  return (
    <aside
      className={`tb-rules tb-review tb-drawer an-panel ${isOpen ? '' : 'is-folded'}`}
      aria-label={words.panel}
      data-at={pathTo(state.tree, state.at).length}
    >
      <button type="button" className="tb-fold" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <span>{words.panel}</span>
        <Icon name="down" />
      </button>
      <h2 className="only-read">{model.snapshot.setup.title}</h2>
      <LinesView {...parts} />
      <TreeView {...parts} />
      <NodeTools key={state.at} {...parts} onCut={restore => setCut({ tree: board.get().tree, restore })} />
      <p className="an-cut-done" role="status">
        {cut?.tree === state.tree && (
          <>
            {words.cutDone}{' '}
            <button type="button" className="tb-button is-small" onClick={cut.restore}>
              {words.restore}
            </button>
          </>
        )}
      </p>
      <ShareView {...parts} />
    </aside>
  );
}

/** Wherever the table looks back to, the board goes: a click in the log, the wheel, the scrubber. */
function useWalked({ board, model }: PanelProps, { tree, at }: BoardState): void {
  const { count } = model.back;
  useEffect(() => {
    if (count !== undefined) void board.go(pathTo(tree, at)[count - 1] ?? ROOT);
  }, [count, board, tree, at]);
}
