/** Lazy-loads the part for set-up when one begins; the recommended first game has none. */
import { useEffect, useState } from 'preact/hooks';

type Part = typeof import('./part.ts');

export function useSetupPart(isOn: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    // A failed fetch leaves set-up playable.
    if (isOn) import('./part.ts').then(setPart, () => undefined);
  }, [isOn]);
  return isOn ? part : undefined;
}
