/** Links between pages of the client, followed without loading a new document. */
import type { AnchorHTMLAttributes, TargetedMouseEvent } from 'preact';
import { navigate, PATHS, usePath } from './router.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** True for a plain click; clicks that open a new tab or window are left to the browser. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function Link({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: TargetedMouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}

/** Link of the navigation bar, marked while its page is open. */
export function NavLink({ href, ...rest }: LinkProps) {
  const path = usePath();
  // Preparing a match and playing it are both under "Play"; all pages about tables of a server are under
  // "Online".
  const isOnline = /^\/(online|table|j|me|replay|new.*people)/.test(path + location.search);
  const isHere =
    href === PATHS.online
      ? isOnline
      : href === '/'
        ? !isOnline && /^\/($|new|match)/.test(path)
        : path.startsWith(href);
  return <Link href={href} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
