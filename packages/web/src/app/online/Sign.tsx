/** A game in the smallest places: a sign of its own, or its emblem. */
import type { GameManifest } from '../../games/manifest.ts';
import { useGlance } from '../home/useGlance.ts';

export function Sign({ game }: { readonly game: GameManifest }) {
  const Small = useGlance(game)?.Sign ?? game.Emblem;
  return <Small />;
}
