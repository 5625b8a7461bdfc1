/** The shell: which page stands at which address, and what surrounds it. */
import type { ComponentChildren } from 'preact';
import { lazy } from 'preact/compat';
import { fill, useText } from '../text/index.ts';
import { CrashBoundary, CrashPage } from './CrashBoundary.tsx';
import { Frame } from './Frame.tsx';
import { HomePage } from './home/HomePage.tsx';
import { MatchPage } from './match/MatchPage.tsx';
import { Notice } from './Notice.tsx';
import { parseRoute, type Route, usePath } from './router.ts';

// Home is what most visits begin with; the other pages come when they are asked for.
const NEW_MATCH_PAGES = {
  rift: lazy(() => import('./newMatch/NewMatchPage.tsx')),
  tesseract: lazy(() => import('./newMatch/tesseract/TesseractMatchPage.tsx')),
} as const;
const RulesReader = lazy(() => import('./rules/RulesReader.tsx'));
const SettingsPage = lazy(() => import('./SettingsPage.tsx'));

export function App() {
  const path = usePath();
  const route = parseRoute(path);
  // A crash of one page must not outlive it: the boundary starts afresh at every address.
  if (route.page === 'match') {
    return (
      <CrashBoundary key={path} fallback={framedCrash}>
        <MatchPage id={route.id} />
      </CrashBoundary>
    );
  }
  return (
    <Frame>
      <CrashBoundary key={path} fallback={crash}>
        {pageOf(route)}
      </CrashBoundary>
    </Frame>
  );
}

const crash = (error: unknown) => <CrashPage error={error} />;

const framedCrash = (error: unknown) => <Frame>{crash(error)}</Frame>;

function pageOf(route: Exclude<Route, { readonly page: 'match' }>): ComponentChildren {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new': {
      const NewMatchPage = NEW_MATCH_PAGES[route.game];
      return <NewMatchPage />;
    }
    case 'settings':
      return <SettingsPage />;
    case 'missing':
      return <MissingPage path={route.path} />;
    case 'rules':
      return <RulesReader game={route.game} />;
  }
}

function MissingPage({ path }: { readonly path: string }) {
  const { missing } = useText();
  return <Notice title={missing.title} text={fill(missing.text, { path })} />;
}
