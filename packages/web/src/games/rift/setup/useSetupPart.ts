/** What only a set-up needs is fetched when one is on: the recommended first game begins behind it. */
import { useEffect, useState } from 'preact/hooks';

type Part = typeof import('./part.ts');

export function useSetupPart(isOn: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    // Without it pieces are placed all the same.
    if (isOn) import('./part.ts').then(setPart, () => undefined);
  }, [isOn]);
  return isOn ? part : undefined;
}
