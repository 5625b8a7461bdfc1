/** Home for returning players: matches that wait, the match they left, challenge, puzzle, then the games. */
import './home.css';
import './return.css';
import { useRef, useState } from 'preact/hooks';
import { GAMES } from '../../games/index.ts';
import {
  forgetMatch,
  listMatches,
  listUnreadable,
  type StoredMatch,
  subscribeMatches,
} from '../../match/library.ts';
import { fill, useLoadedWords, useText } from '../../text/index.ts';
import { Link } from '../../ui/Link.tsx';
import { lazy, onDemand } from '../../ui/render/lazy.tsx';
import { useStore } from '../../ui/render/useStore.ts';
import { PATHS } from '../../ui/router.ts';
import { isGuest } from '../../ui/stored.ts';
import { FirstVisitRow } from './FirstVisitRow.tsx';
import { Greeting } from './Greeting.tsx';
import { MatchTicket } from './MatchTicket.tsx';
import { OpenFile } from './OpenFile.tsx';
import { Tiles } from './Tiles.tsx';
import { loadReturnWords } from './words/index.ts';

/** Lazy-loaded, since matches are seldom unreadable. */
const UnreadableRow = lazy(() => import('./UnreadableRow.tsx'));
/** Tables of a server, for its guests. */
const WaitingRow = onDemand(() => import('./WaitingRow.tsx'));
const Challenge = onDemand(() => import('../study/daily/HomeChallenge.tsx'));
const Puzzle = onDemand(() => import('../study/puzzles/HomePuzzle.tsx'));

/** A match that was only opened is not played. */
const isPlayed = ({ moves, outcome }: StoredMatch): boolean => moves > 0 || !!outcome;

export default function ReturnHome() {
  const { home } = useText();
  const words = useLoadedWords(loadReturnWords);
  const matches = useStore(subscribeMatches, listMatches);
  const unreadable = useStore(subscribeMatches, listUnreadable);
  const [latest, ...more] = matches.filter(({ outcome }) => !outcome);
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
  const ticketOf = (match: StoredMatch) => (
    <MatchTicket key={match.setup.id} match={match} onForget={title => forget(match.setup.id, title)} />
  );
  return (
    <div ref={page} className="home-return">
      <header className="return-head">
        <Greeting words={words} open={latest ? more.length + 1 : 0} />
        <Tools matches={matches} />
      </header>
      <div className="return-desk">
        {isGuest() && <WaitingRow />}
        {latest && (
          <section className="return-left" aria-labelledby="continue">
            <h2 id="continue">{home.continue.heading}</h2>
            {ticketOf(latest)}
          </section>
        )}
        <div className="return-challenge">
          <Challenge />
        </div>
        <div className="return-puzzle">
          <Puzzle />
        </div>
        <Tiles />
      </div>
      {more.length > 0 && (
        <section className="home-row" aria-labelledby="more-open">
          <h2 id="more-open">{words?.more}</h2>
          <div className="home-grid">{more.map(ticketOf)}</div>
        </section>
      )}
      {unplayed.length > 0 && <FirstVisitRow games={unplayed} isFirst={matches.length === 0} />}
      {unreadable.length > 0 && <UnreadableRow matches={unreadable} onForget={({ id }) => forget(id, id)} />}
      <p className="only-read" role="status">
        {said}
      </p>
      <footer className="home-foot">{home.thanks}</footer>
    </div>
  );
}

function Tools({ matches }: { readonly matches: readonly StoredMatch[] }) {
  const { home } = useText();
  return (
    <OpenFile>
      <Link className="button is-small" href={PATHS.learn()}>
        {home.first.learn}
      </Link>
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
  );
}
