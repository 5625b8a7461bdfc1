/** Tiles of all games. */
import { GAMES } from '../../games/index.ts';
import { useText } from '../../text/index.ts';
import { PATHS } from '../../ui/router.ts';
import { GameTile } from './GameTile.tsx';
import { useBeat } from './useBeat.ts';

/** Animates the tiles one after the other, so that home moves a little and is never busy. */
export function Tiles() {
  const { home } = useText();
  const beat = useBeat();
  const isAlive = (tile: number) => beat >= 0 && beat % GAMES.length === tile;
  return (
    <section className="home-grid tiles" aria-label={home.games}>
      {GAMES.map((game, i) => (
        <GameTile key={game.id} game={game} href={PATHS.newMatch(game)} isAlive={isAlive(i)} />
      ))}
    </section>
  );
}
