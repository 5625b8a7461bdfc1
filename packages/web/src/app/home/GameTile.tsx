/** A large living tile: its game's board, what the game is, and a way in if there is one. */
import type { ComponentChildren } from 'preact';
import { fill, useText } from '../../text/index.ts';
import { Link } from '../Link.tsx';

interface GameTileProps {
  readonly game: 'rift' | 'tesseract' | 'loop' | 'quantum';
  readonly words: { readonly name: string; readonly kind: string; readonly tagline: string };
  readonly art: ComponentChildren;
  /** Where to play it; games without one are not built yet, and say so. */
  readonly href?: string;
}

export function GameTile({ game, words, art, href }: GameTileProps) {
  const { home } = useText();
  return (
    <article className={`tile ${href ? 'is-open' : 'is-planned'}`} data-game={game}>
      <div className="tile-art">{art}</div>
      <div className="tile-words">
        <p className="tile-kind">{words.kind}</p>
        <h2>
          {href ? (
            <Link href={href} className="tile-link" aria-label={fill(home.playGame, { game: words.name })}>
              {words.name}
            </Link>
          ) : (
            words.name
          )}
        </h2>
        <p className="tile-line">{words.tagline}</p>
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
