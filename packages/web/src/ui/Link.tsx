/** A link between our own pages: a real link that needs no new document. */
import type { AnchorHTMLAttributes, TargetedMouseEvent } from 'preact';
import { navigate, PATHS, usePath } from './router.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** Leaves clicks that ask for another tab or window to the browser. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to one of our pages. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: TargetedMouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}

/** A link in the navigation, marked when its page is open. */
export function NavLink({ href, ...rest }: LinkProps) {
  const path = usePath();
  // Preparing a match and playing it are both "Play"; tables of a server are all "Online".
  const isOnline = /^\/(online|table|j|me|replay|new.*people)/.test(path + location.search);
  const isHere =
    href === PATHS.online
      ? isOnline
      : href === '/'
        ? !isOnline && /^\/($|new|match)/.test(path)
        : path.startsWith(href);
  return <Link href={href} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
