import { loadMeasured, type Measured } from '@tessera/bots/measured';
import { useEffect, useState } from 'preact/hooks';

/** Numbers of a game: undefined until they have arrived, null for a game without any. */
export function useMeasured(game: string): Measured | null | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly measured: Measured | null }>();
  useEffect(() => {
    let isWanted = true;
    loadMeasured(game).then(
      (measured = null as never) => isWanted && setFound({ game, measured }),
      () => isWanted && setFound({ game, measured: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found?.game === game ? found.measured : undefined;
}
