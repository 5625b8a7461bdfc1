/** The address holds what is being made, so that a reload keeps it and a link shares it. */
import { useEffect, useState } from 'preact/hooks';

/** Follows from the first change on; what somebody only looks at leaves the address alone. */
export function useAddress(link: string): void {
  const [opened] = useState(link);
  useEffect(() => {
    if (link !== opened || location.hash) history.replaceState(history.state, '', `#${link}`);
  }, [link, opened]);
}
