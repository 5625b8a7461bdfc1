/** One puzzle at the table of its game. */
import '../../../table/course/review.css';
import '../../../table/course/drawer.css';
import './solve.css';
import type { Puzzle, PuzzleGame } from '@tessera/bots/puzzles/sets';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useColumnAhead } from '../../../table/course/useColumn.ts';
import type { Around } from '../../../table/game.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { navigate, PATHS } from '../../../ui/router.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { tableComponentOf } from '../../match/tables.tsx';
import { PageFrame } from '../../PageFrame.tsx';
import { goalTitle } from './goal.ts';
import { changeRecord } from './memory.ts';
import { withResult } from './record.ts';
import { SolveBand, SolvePanel } from './SolvePanel.tsx';
import { isDone, openSolver, type Solver } from './solver.ts';
import { useSet } from './useSet.ts';
import type { PuzzleWords } from './words/index.ts';

export interface SolveProps {
  readonly game: PuzzleGame;
  readonly id: string;
  readonly words: PuzzleWords;
}

export default function SolvePage({ game, id, words }: SolveProps) {
  useColumnAhead();
  const puzzle = useSet(game)?.find(one => one.id === id);
  const isKnown = useSet(game) !== undefined;
  const solver = useSolver(puzzle);
  if (solver) return <Table solver={solver} words={words} />;
  const isMissing = isKnown && !puzzle;
  return (
    <PageFrame>
      {isMissing || solver === null ? (
        <Notice title={words.title} text={isMissing ? words.missing : words.broken} />
      ) : (
        <Waiting text={words.loading} />
      )}
    </PageFrame>
  );
}

/** The open puzzle; null if it cannot be opened. */
function useSolver(puzzle: Puzzle | undefined): Solver | null | undefined {
  const [solver, setSolver] = useState<Solver | null>();
  useEffect(() => {
    if (!puzzle) return undefined;
    let opened: Solver | undefined;
    let isWanted = true;
    const onResult: Parameters<typeof openSolver>[1]['onResult'] = result =>
      void changeRecord(record => withResult(record, puzzle, result));
    const open = async (): Promise<void> => {
      opened = await openSolver(puzzle, { onResult });
      if (isWanted) setSolver(opened ?? null);
      else opened?.close();
    };
    open().catch(() => isWanted && setSolver(null));
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [puzzle]);
  return solver;
}

function Table({ solver, words }: { readonly solver: Solver; readonly words: PuzzleWords }) {
  const { game, seat, seats } = solver.puzzle;
  const title = goalTitle(solver.puzzle, words);
  const isOver = useStore(solver.subscribe, () => isDone(solver.get()));
  useEffect(() => {
    // Reasons are told about somebody: "Solver places a cube".
    const own = { kind: 'you', name: isOver ? words.solver : '' } as const;
    const other = { kind: 'guest', name: words.opponent } as const;
    solver.entitle(
      title,
      Array.from({ length: seats }, (_, one) => (one === seat ? own : other)),
    );
  }, [solver, title, words, seat, seats, isOver]);
  const around = useMemo(
    (): Around => ({
      Band: ({ deedOf }) => <SolveBand deedOf={deedOf} solver={solver} words={words} />,
      Panel: props => <SolvePanel {...props} solver={solver} words={words} />,
    }),
    [solver, words],
  );
  const GameTable = tableComponentOf(game);
  if (!GameTable) return null;
  return (
    <GameTable client={solver.client} around={around} onLeave={() => navigate(PATHS.puzzles({ id: game }))} />
  );
}
