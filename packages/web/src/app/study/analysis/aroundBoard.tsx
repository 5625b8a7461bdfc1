/** Parts around the table of an analysis: the panel beside it, and keys that walk through the tree. */
import type { AnalysisGame } from '../../../games/analysis.ts';
import type { Board, Step } from '../../../match/analysis/board.ts';
import { ROOT } from '../../../match/analysis/tree.ts';
import type { Around } from '../../../table/game.ts';
import type { Key } from '../../../table/keys.ts';
import type { TableModel } from '../../../table/useTable.ts';
import { fill } from '../../../text/index.ts';
import { useStore } from '../../../ui/render/useStore.ts';
import { BoardPanel } from './BoardPanel.tsx';
import type { AnalysisWords } from './words/index.ts';

export interface Analysing {
  readonly board: Board;
  readonly told: AnalysisGame;
  readonly words: AnalysisWords;
  /** True if the browser stores no changes. */
  readonly isRefused: boolean;
}

const STEPS: Readonly<Record<string, Step>> = {
  arrowleft: 'back',
  arrowright: 'on',
  arrowup: 'before',
  arrowdown: 'after',
  home: 'start',
  end: 'end',
};

/** Focuses the comment of the node on the board, unfolding the panel where it is folded. */
function writeComment(): void {
  const focus = (): boolean => {
    const field = document.querySelector<HTMLTextAreaElement>('#an-comment');
    field?.focus();
    return document.activeElement === field;
  };
  if (focus()) return;
  document.querySelector<HTMLButtonElement>('.an-panel .tb-fold')?.click();
  requestAnimationFrame(focus);
}

const keyFor = (strokes: readonly string[], meaning: string, deed: (stroke: string) => void): Key => ({
  strokes,
  meaning,
  deed: stroke => () => deed(stroke),
});

function keysOfBoard({ board, words }: Pick<Analysing, 'board' | 'words'>): readonly Key[] {
  const step = (stroke: string): void => {
    const to = STEPS[stroke];
    if (to) board.step(to);
  };
  return [
    keyFor(['arrowleft', 'arrowright'], words.keyStep, step),
    keyFor(['arrowup', 'arrowdown'], words.keyBeside, step),
    keyFor(['home', 'end'], words.keyEnds, step),
    keyFor(['a'], words.keyEngine, () => board.engine.switchTo(!board.engine.get().isOn)),
    keyFor(['n'], words.keyNote, writeComment),
    keyFor(['u'], words.keyPromote, () => board.promote(board.get().at)),
    keyFor(['delete'], words.keyCut, () => {
      if (board.get().at !== ROOT) document.querySelector<HTMLButtonElement>('.an-cut')?.click();
    }),
  ];
}

interface OverProps extends Pick<Analysing, 'board' | 'words'> {
  readonly model: TableModel<unknown>;
}

/** Replaces the prompt at a node where the game is over; nobody is to move there. */
function OverNote({ model, board, words }: OverProps) {
  const { seat, outcome } = useStore(board.subscribe, board.get).reached;
  if (seat !== null) return null;
  const winners = (outcome?.winners ?? []).map(winner => model.names[winner]).join(', ');
  return (
    <p className="an-over">
      <b>{winners === '' ? words.over : fill(words.overWon, { name: winners })}</b>
    </p>
  );
}

export function aroundBoard(analysing: Analysing): Around {
  return {
    Band: ({ model }) => <OverNote model={model} {...analysing} />,
    Panel: props => <BoardPanel {...props} {...analysing} />,
    useKeys: () => keysOfBoard(analysing),
  };
}
