/** Rules beside a table: links to the rules open here, and the match stays visible. */
import './RulesPanel.css';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useText } from '../text/index.ts';
import { takeColumn } from '../ui/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import { isPlain } from '../ui/Link.tsx';
import { closeBeside, openBeside, useBeside } from '../ui/router.ts';
import { useStable } from '../ui/useStable.ts';
import { useEscape } from './useEscape.ts';

export interface RulesProps {
  /** Address of the page that would show the same. */
  readonly address: string;
  readonly match: string;
  readonly onAddress: (address: string) => void;
}

interface PanelProps {
  /** Id of the match that the rules link back to from their own page. */
  readonly match: string;
  readonly Rules: ComponentType<RulesProps>;
}

/** Width of the column, as in the style sheet. */
const COLUMN_REM = 25;

/** Links on the table, except those inside the rules and those with a target of their own. */
const RULES_LINK = '.table-root a[href^="/rules/"]:not([target], .tb-rules a)';

export function RulesPanel({ match, Rules }: PanelProps) {
  const { table } = useText();
  const address = useBeside();
  const opener = useRef<Element | null>(null);
  useRulesLinks((from, href) => {
    opener.current = from;
    openBeside(href);
  });
  const isOpen = address !== undefined;
  useEscape(isOpen, closeBeside);
  useEffect(() => {
    if (!isOpen) return undefined;
    takeColumn(COLUMN_REM);
    return () => {
      takeColumn(0);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen]);
  if (address === undefined) return null;
  return (
    <aside
      className="tb-rules"
      aria-label={table.rules}
      onKeyDown={event => {
        // Keys of the table are inactive here; Esc closes the rules first, whatever else is open.
        event.stopPropagation();
        if (event.key === 'Escape') closeBeside();
      }}
    >
      <button type="button" className="tb-close" aria-label={table.close} onClick={closeBeside}>
        <Icon name="close" />
      </button>
      <Rules address={address} match={match} onAddress={openBeside} />
    </aside>
  );
}

/** Intercepts every plain click on a rules link of the table; a popup that contains the link closes. */
function useRulesLinks(open: (opener: Element | null, href: string) => void): void {
  const clicked = useStable((event: MouseEvent): void => {
    const link = (event.target as Element).closest(RULES_LINK);
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    const menu = link.closest<HTMLElement>('[popover]');
    menu?.hidePopover();
    link.closest('dialog')?.close();
    const opener = menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : link;
    open(opener, link.getAttribute('href') ?? '');
  });
  useEffect(() => {
    document.addEventListener('click', clicked, true);
    return () => document.removeEventListener('click', clicked, true);
  }, [clicked]);
}
