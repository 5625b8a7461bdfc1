/** Keeps the edited value in the page's address, so that a reload restores it and a link shares it. */
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Updates the address from the first change on; merely opening an editor leaves it alone. A layout effect: the address
 * changes in the task that draws the change, so a reload never loses what was already on the screen.
 */
export function useAddress(link: string): void {
  const [opened] = useState(link);
  useLayoutEffect(() => {
    if (link !== opened || location.hash) history.replaceState(history.state, '', `#${link}`);
  }, [link, opened]);
}
