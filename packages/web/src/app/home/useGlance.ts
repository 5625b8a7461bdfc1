import { useEffect, useState } from 'preact/hooks';
import type { GameManifest, Glance } from '../../games/manifest.ts';

const known = new Map<GameManifest, Glance>();

/** Preview renderer of a game, lazy-loaded once; undefined until it has arrived. */
export function useGlance(game: GameManifest | undefined): Glance | undefined {
  const glance = game && known.get(game);
  const [, setGlance] = useState(glance);
  useEffect(() => {
    if (!game) return;
    const keep = (arrived: Glance): void => {
      known.set(game, arrived);
      setGlance(arrived);
    };
    // For another card it may have arrived since this one was rendered.
    const here = known.get(game);
    if (here) keep(here);
    else game.loadGlance().then(keep, () => undefined); // a failed fetch leaves the card without its picture
  }, [game]);
  return glance;
}
