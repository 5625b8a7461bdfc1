/** Router of the pages that need a server, each lazy-loaded. */
import type { ComponentType } from 'preact';
import { useLoadedWords, useText } from '../../text/index.ts';
import { loadOnlineWords, type OnlineWords } from '../../text/online/index.ts';
import { lazy } from '../../ui/render/lazy.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { PageFrame } from '../PageFrame.tsx';
import type { OnlinePlace } from '../route.ts';

export interface OnlineProps {
  /** Of the table, its code, one's own key, or a match of this browser. */
  readonly id: string;
  readonly words: OnlineWords;
}

const PAGES: Readonly<Record<OnlinePlace, ComponentType<OnlineProps>>> = {
  online: lazy(() => import('./LobbyPage.tsx'), Coming),
  table: lazy(() => import('./TablePage.tsx'), Coming),
  j: lazy(() => import('./CodePage.tsx'), Coming),
  me: lazy(() => import('./MePage.tsx'), Coming),
  replay: lazy(() => import('./ReplayPage.tsx'), Coming),
  move: lazy(() => import('./MovingPage.tsx'), Coming),
};

function Coming() {
  return (
    <PageFrame>
      <Waiting text={useText().waiting} />
    </PageFrame>
  );
}

export default function OnlinePage({ place, id }: { readonly place: OnlinePlace; readonly id: string }) {
  const words = useLoadedWords(loadOnlineWords);
  const Page = PAGES[place];
  return words ? <Page key={id} id={id} words={words} /> : <Coming />;
}
