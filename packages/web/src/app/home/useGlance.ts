import { useEffect, useState } from 'preact/hooks';
import type { GameManifest, Glance } from '../../games/manifest.ts';

const known = new Map<GameManifest, Glance>();

/** What a game shows of its matches; undefined until it has come, which it does once. */
export function useGlance(game: GameManifest | undefined): Glance | undefined {
  const [, setGlance] = useState<Glance>();
  useEffect(() => {
    if (!game || known.has(game)) return;
    const keep = (glance: Glance): void => {
      known.set(game, glance);
      setGlance(glance);
    };
    game.loadGlance().then(keep, () => undefined); // a card without a picture is a card all the same
  }, [game]);
  return game && known.get(game);
}
