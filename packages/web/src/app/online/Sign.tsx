/** Smallest picture of a game: its icon, or its emblem. */
import type { GameManifest } from '../../games/manifest.ts';
import { useGlance } from '../home/useGlance.ts';

export function Sign({ game }: { readonly game: GameManifest }) {
  const Small = useGlance(game)?.Sign ?? game.Emblem;
  return <Small />;
}
