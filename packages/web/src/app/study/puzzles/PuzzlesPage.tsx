/** Puzzles: their front page, the set of a game, one at its table. */
import './puzzles.css';
import { isPuzzleGame } from '@tessera/bots/puzzles/sets';
import { useLoadedWords, useText } from '../../../text/index.ts';
import { lazy } from '../../../ui/render/lazy.tsx';
import { PATHS } from '../../../ui/router.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import MissingPage from '../../MissingPage.tsx';
import { PageFrame } from '../../PageFrame.tsx';
import { FrontPage } from './FrontPage.tsx';
import { SetPage } from './SetPage.tsx';
import type { SolveProps } from './SolvePage.tsx';
import { loadPuzzleWords } from './words/index.ts';

const SolvePage = lazy<SolveProps>(() => import('./SolvePage.tsx'), Coming);

function Coming() {
  return (
    <PageFrame>
      <Waiting text={useText().waiting} />
    </PageFrame>
  );
}

export default function PuzzlesPage({ rest }: { readonly rest: readonly string[] }) {
  const words = useLoadedWords(loadPuzzleWords);
  const [game, id, more] = rest;
  if (!words) return <Coming />;
  if (isPuzzleGame(game) && id !== undefined && more === undefined)
    return <SolvePage key={id} game={game} id={id} words={words} />;
  return (
    <PageFrame>
      {game === undefined ? (
        <FrontPage words={words} />
      ) : isPuzzleGame(game) && id === undefined ? (
        <SetPage game={game} words={words} />
      ) : (
        <MissingPage path={[PATHS.puzzles(), ...rest].join('/')} />
      )}
    </PageFrame>
  );
}
