/** Keeps the edited value in the page's address, so that a reload restores it and a link shares it. */
import { useEffect, useState } from 'preact/hooks';

/** Updates the address from the first change on; merely opening an editor leaves it alone. */
export function useAddress(link: string): void {
  const [opened] = useState(link);
  useEffect(() => {
    if (link !== opened || location.hash) history.replaceState(history.state, '', `#${link}`);
  }, [link, opened]);
}
