/** One analysis at the table of its game; every change is stored. */
import '../../../table/course/review.css';
import '../../../table/course/drawer.css';
import './board.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnalysisGame } from '../../../games/analysis.ts';
import type { GameManifest } from '../../../games/manifest.ts';
import { type Board, openBoard } from '../../../match/analysis/board.ts';
import { nodeBy, storedOf } from '../../../match/analysis/kept.ts';
import { readAnalysis, type StoredAnalysis, writeAnalysis } from '../../../match/analysis/store.ts';
import { formatAnalysis, parseAnalysis } from '../../../match/analysis/text.ts';
import { world } from '../../../match/library.ts';
import { startBotWorker } from '../../../match/ports.ts';
import { analysisPath } from '../../../table/analysis/paths.ts';
import { fill } from '../../../text/index.ts';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { navigate } from '../../../ui/router.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { tableComponentOf } from '../../match/tables.tsx';
import { PageFrame } from '../../PageFrame.tsx';
import { titleOfStored } from './AnalysisList.tsx';
import { aroundBoard } from './aroundBoard.tsx';
import { loadAnalysisGame } from './games.ts';
import { separatorOf } from './reading.ts';
import type { AnalysisWords } from './words/index.ts';

export interface BoardProps {
  readonly game: GameManifest;
  readonly id: string;
  readonly words: AnalysisWords;
}

interface Opened {
  readonly stored: StoredAnalysis;
  readonly board: Board;
  readonly told: AnalysisGame;
}

/** An open board, or the key of a sentence. */
type Found = Opened | 'missing' | 'broken';

async function open(game: GameManifest, id: string): Promise<Found> {
  const stored = await readAnalysis(id);
  if (!stored || stored.game !== game.id) return 'missing';
  const told = await loadAnalysisGame(game.id);
  const fileOf = (analysis: Parameters<typeof formatAnalysis>[0]) => ({
    name: `${titleOfStored(analysis, game.id).replace(/[^\p{L}\p{N}]+/gu, '-')}.txt`,
    text: formatAnalysis(analysis, game.separator),
  });
  const cores = world.cores ?? 1;
  const board = await openBoard(parseAnalysis(stored.text, separatorOf), {
    startPort: startBotWorker,
    cores,
    fileOf,
  });
  if (!board || 'why' in board) return 'broken';
  await board.go(nodeBy(board.get().tree, stored.at));
  return { stored, board, told };
}

/** Time after a change until it is stored, in milliseconds. */
const STORED_MS = 300;

/** Stores every change; returns the function that stores what is left and stops. */
function storing({ stored, board }: Opened, game: GameManifest, onRefused: () => void): () => void {
  const { id, match } = stored;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = async (): Promise<void> => {
    timer = undefined;
    const kept = match === undefined ? { id } : { id, match };
    const next = storedOf(kept, board.analysis(), board.get().at, game.separator, Date.now());
    if (!(await writeAnalysis(next))) onRefused();
  };
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    void store();
  };
  let { tree, at, title } = board.get();
  const stop = board.subscribe(() => {
    const now = board.get();
    if (now.tree === tree && now.at === at && now.title === title) return;
    ({ tree, at, title } = now);
    timer ??= setTimeout(store, STORED_MS);
  });
  addEventListener('pagehide', flush);
  return () => {
    stop();
    removeEventListener('pagehide', flush);
    flush();
  };
}

export default function BoardPage({ game, id, words }: BoardProps) {
  const [found, setFound] = useState<Found>();
  const [isRefused, refuse] = useState(false);
  useEffect(() => {
    let close = (): void => {};
    let isWanted = true;
    open(game, id).then(
      next => {
        if (typeof next === 'string') return setFound(next);
        if (!isWanted) return next.board.close();
        const stop = storing(next, game, () => refuse(true));
        close = () => {
          stop();
          next.board.close();
        };
        setFound(next);
      },
      () => isWanted && setFound('broken'),
    );
    return () => {
      isWanted = false;
      close();
    };
  }, [game, id]);
  if (typeof found === 'object') return <Table {...found} game={game} words={words} isRefused={isRefused} />;
  return (
    <PageFrame>
      {found === undefined ? (
        <Waiting text={words.reading} />
      ) : (
        <Notice
          title={words.title}
          text={found === 'missing' ? `${words.missing} ${words.missingAbout}` : words.broken}
        >
          <Link className="button is-main" href={analysisPath()}>
            {words.all}
          </Link>
        </Notice>
      )}
    </PageFrame>
  );
}

interface TableProps extends Opened, Omit<BoardProps, 'id'> {
  readonly isRefused: boolean;
}

function Table({ board, told, game, words, isRefused }: TableProps) {
  useEffect(() => {
    const { start, names } = board.analysis();
    const seats = Array.from({ length: start.seats }, (_, seat) => ({
      kind: 'guest' as const,
      name: names[seat] || fill(words.player, { nth: seat + 1 }),
    }));
    const entitle = (): void => board.entitle(board.get().title || words.title, seats);
    entitle();
    let { title } = board.get();
    return board.subscribe(() => {
      if (board.get().title === title) return;
      ({ title } = board.get());
      entitle();
    });
  }, [board, words]);
  const around = useMemo(
    () => aroundBoard({ board, told, words, isRefused }),
    [board, told, words, isRefused],
  );
  const GameTable = tableComponentOf(game.id);
  return (
    GameTable && <GameTable client={board.client} around={around} onLeave={() => navigate(analysisPath())} />
  );
}
