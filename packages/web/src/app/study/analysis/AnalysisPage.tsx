/** Analyses: their list, one of a link, one at its table. */
import './analysis.css';
import { gameById } from '../../../games/index.ts';
import { analysisPath } from '../../../table/analysis/paths.ts';
import { useLoadedWords, useText } from '../../../text/index.ts';
import { lazy } from '../../../ui/render/lazy.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import MissingPage from '../../MissingPage.tsx';
import { PageFrame } from '../../PageFrame.tsx';
import type { BoardProps } from './BoardPage.tsx';
import { FrontPage } from './FrontPage.tsx';
import { SharedPage } from './SharedPage.tsx';
import { loadAnalysisWords } from './words/index.ts';

const BoardPage = lazy<BoardProps>(() => import('./BoardPage.tsx'), Coming);

function Coming() {
  return (
    <PageFrame>
      <Waiting text={useText().waiting} />
    </PageFrame>
  );
}

export default function AnalysisPage({ rest }: { readonly rest: readonly string[] }) {
  const words = useLoadedWords(loadAnalysisWords);
  const [id, stored, more] = rest;
  const game = id === undefined ? undefined : gameById(id);
  const isKnown = game !== undefined && !game.isTogether && more === undefined;
  if (!words) return <Coming />;
  if (isKnown && stored !== undefined) return <BoardPage game={game} id={stored} words={words} />;
  return (
    <PageFrame>
      {id === undefined ? (
        <FrontPage words={words} />
      ) : isKnown ? (
        <SharedPage game={game} words={words} />
      ) : (
        <MissingPage path={[analysisPath(), ...rest].join('/')} />
      )}
    </PageFrame>
  );
}
