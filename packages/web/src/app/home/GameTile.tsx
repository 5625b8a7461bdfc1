/** A large animated tile: the game's board, its description, and the link to play. */
import type { GameManifest } from '../../games/manifest.ts';
import { fill, useText } from '../../text/index.ts';
import { Link } from '../../ui/Link.tsx';

interface GameTileProps {
  readonly game: GameManifest;
  /** Address of the page that starts a match. */
  readonly href: string;
  /** True while this tile is animated. */
  readonly isAlive: boolean;
}

export function GameTile({ game: { id, titles, Art }, href, isAlive }: GameTileProps) {
  const { home, language } = useText();
  const { name, kind, tagline } = titles[language];
  return (
    <article className="tile" data-game={id}>
      <div className={isAlive ? 'tile-art is-alive' : 'tile-art'}>
        <Art />
      </div>
      <div className="tile-words">
        <p className="tile-kind">{kind}</p>
        <h2>
          <Link href={href} className="tile-link" aria-label={fill(home.playGame, { game: name })}>
            {name}
          </Link>
        </h2>
        <p className="tile-line">{tagline}</p>
        <PlaySign />
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
