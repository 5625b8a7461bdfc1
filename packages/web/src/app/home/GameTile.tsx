/** A large living tile: its game's board, what the game is, and a way in if there is one. */
import type { AnnouncedGame } from '../../games/manifest.ts';
import { fill, useText } from '../../text/index.ts';
import { Link } from '../Link.tsx';

interface GameTileProps {
  readonly game: AnnouncedGame;
  /** Where to play it; games without one are not built yet, and say so. */
  readonly href?: string;
  /** Whether it is this tile's turn to move a little. */
  readonly isAlive: boolean;
}

export function GameTile({ game: { id, titles, Art }, href, isAlive }: GameTileProps) {
  const { home, language } = useText();
  const { name, kind, tagline } = titles[language];
  return (
    <article className={`tile ${href ? 'is-open' : 'is-planned'}`} data-game={id}>
      <div className={isAlive ? 'tile-art is-alive' : 'tile-art'}>
        <Art isAlive={isAlive} />
      </div>
      <div className="tile-words">
        <p className="tile-kind">{kind}</p>
        <h2>
          {href ? (
            <Link href={href} className="tile-link" aria-label={fill(home.playGame, { game: name })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className="tile-line">{tagline}</p>
        {href ? <PlaySign /> : <p className="tile-planned">{home.notBuilt}</p>}
      </div>
    </article>
  );
}

const PlaySign = () => (
  <span className="play-sign" aria-hidden="true">
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <path d="M6 3.5v13L17 10z" />
    </svg>
  </span>
);
