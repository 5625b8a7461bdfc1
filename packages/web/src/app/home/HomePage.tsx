/** Home: the games, and the matches in progress. */
import './home.css';
import { useRef, useState } from 'preact/hooks';
import { GAMES } from '../../games/index.ts';
import {
  forgetMatch,
  listMatches,
  listUnreadable,
  type StoredMatch,
  subscribeMatches,
} from '../../match/library.ts';
import { fill, useText } from '../../text/index.ts';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { lazy } from '../../ui/render/lazy.tsx';
import { useStore } from '../../ui/render/useStore.ts';
import { PATHS } from '../../ui/router.ts';
import { FirstVisitRow } from './FirstVisitRow.tsx';
import { GameTile } from './GameTile.tsx';
import { OpenFile } from './OpenFile.tsx';
import { useBeat } from './useBeat.ts';

/** Lazy-loaded, since a first visit has no matches. */
const loadContinueRow = () => import('./ContinueRow.tsx');
const ContinueRow = lazy(loadContinueRow);
/** Lazy-loaded, since matches are seldom unreadable. */
const UnreadableRow = lazy(() => import('./UnreadableRow.tsx'));

/** Fetched in parallel with the text catalogue, so that returning players see their matches at once. */
export const meetPlayers = async (): Promise<void> => {
  if (listMatches().length > 0) await loadContinueRow();
};

/** A match that was only opened is not played. */
const isPlayed = ({ moves, outcome }: StoredMatch): boolean => moves > 0 || !!outcome;

export function HomePage() {
  const { home, product } = useText();
  const matches = useStore(subscribeMatches, listMatches);
  const unreadable = useStore(subscribeMatches, listUnreadable);
  const open = matches.filter(({ outcome }) => !outcome);
  const unplayed = GAMES.filter(
    ({ id }) => !matches.some(match => match.setup.game === id && isPlayed(match)),
  );
  const [said, say] = useState('');
  const page = useRef<HTMLDivElement>(null);
  // Removing a card removes the focus with it, so that the focus moves to the page's title.
  const forget = (id: string, title: string) => {
    forgetMatch(id);
    say(fill(home.continue.forgotten, { title }));
    page.current?.querySelector('h1')?.focus();
  };
  return (
    <div ref={page} className="home">
      <div className="hero">
        <PageTitle title={product}>{home.title}</PageTitle>
        <p className="hero-long">{home.lead}</p>
        <p className="hero-short">{home.leadShort}</p>
      </div>
      <section className="home-grid tiles" aria-label={home.games}>
        <Tiles />
      </section>
      <div className="home-shelf">
        <OpenFile>
          {matches.length > 0 && (
            <Link className="button is-small" href={PATHS.matches}>
              {home.matches}
            </Link>
          )}
          {GAMES.map(
            game =>
              game.loadCareer &&
              matches.some(({ setup }) => setup.game === game.id) && (
                <Link key={game.id} className="button is-small" href={PATHS.career(game)}>
                  {home.career}
                </Link>
              ),
          )}
        </OpenFile>
        {open.length > 0 && (
          <ContinueRow matches={open} onForget={({ setup }, title) => forget(setup.id, title)} />
        )}
        {unplayed.length > 0 && <FirstVisitRow games={unplayed} isFirst={matches.length === 0} />}
        {unreadable.length > 0 && (
          <UnreadableRow matches={unreadable} onForget={({ id }) => forget(id, id)} />
        )}
      </div>
      <p className="only-read" role="status">
        {said}
      </p>
      <footer className="home-foot">{home.thanks}</footer>
    </div>
  );
}

/** Animates the tiles one after the other, so that home moves a little and is never busy. */
function Tiles() {
  const beat = useBeat();
  const isAlive = (tile: number) => beat >= 0 && beat % GAMES.length === tile;
  return (
    <>
      {GAMES.map((game, i) => (
        <GameTile key={game.id} game={game} href={PATHS.newMatch(game)} isAlive={isAlive(i)} />
      ))}
    </>
  );
}
