import { useEffect, useState } from 'preact/hooks';
import type { GameManifest, Glance } from '../../games/manifest.ts';

const known = new Map<GameManifest, Glance>();

/** Preview renderer of a game, lazy-loaded once; undefined until it has arrived. */
export function useGlance(game: GameManifest | undefined): Glance | undefined {
  const [, setGlance] = useState<Glance>();
  useEffect(() => {
    if (!game || known.has(game)) return;
    const keep = (glance: Glance): void => {
      known.set(game, glance);
      setGlance(glance);
    };
    game.loadGlance().then(keep, () => undefined); // a failed fetch leaves the card without its picture
  }, [game]);
  return game && known.get(game);
}
