/** Home: the games for a newcomer; for a returning player, what waits for them first. */
import './home.css';
import { GAMES } from '../../games/index.ts';
import { listMatches, listUnreadable, subscribeMatches } from '../../match/library.ts';
import { useText } from '../../text/index.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { lazy } from '../../ui/render/lazy.tsx';
import { useStore } from '../../ui/render/useStore.ts';
import { isGuest } from '../../ui/stored.ts';
import { FirstVisitRow } from './FirstVisitRow.tsx';
import { OpenFile } from './OpenFile.tsx';
import { Tiles } from './Tiles.tsx';

/** Lazy-loaded, since a first visit has nothing to return to. */
const loadReturn = () => import('./ReturnHome.tsx');
const ReturnHome = lazy(loadReturn, FirstHome);

/** True for a player with matches in this browser or an identity on its server. */
const isReturning = (): boolean => isGuest() || listMatches().length + listUnreadable().length > 0;

/** Fetched in parallel with the text catalogue, so that returning players see their matches at once. */
export const meetPlayers = async (): Promise<void> => {
  if (isReturning()) await loadReturn();
};

export const HomePage = () => (useStore(subscribeMatches, isReturning) ? <ReturnHome /> : <FirstHome />);

function FirstHome() {
  const { home, product } = useText();
  return (
    <div className="home">
      <div className="hero">
        <PageTitle title={product}>{home.title}</PageTitle>
        <p className="hero-long">{home.lead}</p>
        <p className="hero-short">{home.leadShort}</p>
      </div>
      <Tiles />
      <div className="home-shelf">
        <OpenFile />
        <FirstVisitRow games={GAMES} isFirst />
      </div>
      <footer className="home-foot">{home.thanks}</footer>
    </div>
  );
}
