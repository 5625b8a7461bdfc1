/** The shell: renders the page of the current address and the frame around it. */
import type { ComponentChildren, ComponentType } from 'preact';
import { GAMES } from '../games/index.ts';
import type { GameManifest } from '../games/manifest.ts';
import { CrashBoundary } from '../ui/CrashBoundary.tsx';
import { lazy, onDemand } from '../ui/render/lazy.tsx';
import { usePath } from '../ui/router.ts';
import { isGuest } from '../ui/stored.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { crash } from './crash.tsx';
import { HomePage } from './home/HomePage.tsx';
import type { MissingProps } from './MissingPage.tsx';
import { MatchPage } from './match/MatchPage.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PageWaiting } from './PageWaiting.tsx';
import { parseRoute, type Route } from './route.ts';
import { Rules } from './rules/index.ts';
import type { StudyProps } from './study/StudyPage.tsx';

// Home is in the first chunk, since most visits begin there; the other pages are lazy-loaded.
const NEW_MATCH_PAGES: ReadonlyMap<GameManifest, ComponentType> = new Map(
  GAMES.map(game => [game, lazy(() => newMatchPage(game), PageWaiting)]),
);
const pagesOf = (name: 'loadWorkshop' | 'loadCareer'): ReadonlyMap<GameManifest, ComponentType> =>
  new Map(
    GAMES.flatMap(game => {
      const load = game[name];
      return load ? [[game, lazy(load, PageWaiting)] as const] : [];
    }),
  );
const PAGES = { workshop: pagesOf('loadWorkshop'), career: pagesOf('loadCareer') };
const OpenPage = lazy(() => import('./open/OpenPage.tsx'), PageWaiting);
/** Pages that need a server. */
const OnlinePage = lazy(() => import('./online/OnlinePage.tsx'), FramedWaiting);
const NewTablePage = lazy(() => import('./online/NewTablePage.tsx'), PageWaiting);
/** Notification for guests of a server: one of their tables waits for them. */
const YourMove = onDemand(() => import('./online/YourMove.tsx'));
const MissingPage = lazy<MissingProps>(() => import('./MissingPage.tsx'), PageWaiting);
const HistoryPage = lazy(() => import('./history/HistoryPage.tsx'), PageWaiting);
const ReviewPage = lazy<{ readonly id: string }>(() => import('./match/ReviewPage.tsx'), FramedWaiting);
/** Courses and puzzles; they draw their own frame, for some of them are tables. */
const StudyPage = lazy<StudyProps>(() => import('./study/StudyPage.tsx'), FramedWaiting);
const SettingsPage = lazy(() => import('./SettingsPage.tsx'), PageWaiting);

export function App() {
  return (
    <>
      <Page />
      {isGuest() && <YourMove />}
      <Waiting from={2} />
    </>
  );
}

function Page() {
  const path = usePath();
  const route = parseRoute(path);
  // The error boundary is reset at every address, so that a crash of one page does not outlive it.
  if (
    route.page === 'match' ||
    route.page === 'review' ||
    route.page === 'online' ||
    route.page === 'study'
  ) {
    return (
      <CrashBoundary key={path} fallback={framedCrash}>
        {route.page === 'online' ? (
          <OnlinePage {...route} />
        ) : route.page === 'study' ? (
          <StudyPage {...route} />
        ) : route.page === 'match' ? (
          <MatchPage id={route.id} />
        ) : (
          <ReviewPage id={route.id} />
        )}
      </CrashBoundary>
    );
  }
  return (
    <PageFrame>
      <CrashBoundary key={path} fallback={crash}>
        {pageOf(route)}
      </CrashBoundary>
    </PageFrame>
  );
}

const framedCrash = (error: unknown) => <PageFrame>{crash(error)}</PageFrame>;

function pageOf(
  route: Exclude<Route, { readonly page: 'match' | 'review' | 'online' | 'study' }>,
): ComponentChildren {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new': {
      const NewMatch = NEW_MATCH_PAGES.get(route.game);
      return NewMatch && <NewMatch />;
    }
    case 'workshop':
    case 'career': {
      const Page = PAGES[route.page].get(route.game);
      return Page && <Page />;
    }
    case 'open':
      return <OpenPage />;
    case 'matches':
      return <HistoryPage />;
    case 'settings':
      return <SettingsPage />;
    case 'missing':
      return <MissingPage path={route.path} />;
    case 'rules':
      return <Rules game={route.game} />;
  }
}

/** The page and the game's form fields, fetched in parallel; `?with=people` sets up a table on a server. */
async function newMatchPage(game: GameManifest): Promise<{ readonly default: ComponentType }> {
  const [{ NewMatchPage }, { preparation }] = await Promise.all([
    import('./newMatch/NewMatchPage.tsx'),
    game.loadPreparation(),
  ]);
  return {
    default: () =>
      new URLSearchParams(location.search).get('with') === 'people' ? (
        <NewTablePage game={game} preparation={preparation} />
      ) : (
        <NewMatchPage game={game} preparation={preparation} />
      ),
  };
}

function FramedWaiting() {
  return (
    <PageFrame>
      <PageWaiting />
    </PageFrame>
  );
}
