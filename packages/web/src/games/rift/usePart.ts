/** Part of the table that is lazy-loaded when it is first wanted: set-up, the end. */
import { useEffect, useState } from 'preact/hooks';

/** `load` is a constant. A failed fetch leaves the table playable without the part. */
export function usePart<P>(isOn: boolean, load: () => Promise<P>): P | undefined {
  const [part, setPart] = useState<P>();
  useEffect(() => {
    if (isOn) load().then(setPart, () => undefined);
  }, [isOn, load]);
  return isOn ? part : undefined;
}
