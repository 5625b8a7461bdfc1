/**
 * Both layers of the rules: the player's guide, and below it the clauses, with one search and one table of
 * contents.
 */
import './rules.css';
import { LANGUAGES } from '@tessera/engine';
import type { ComponentChildren, RefObject, TargetedMouseEvent } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../games/manifest.ts';
import { fill } from '../../text/index.ts';
import { isPlain } from '../../ui/Link.tsx';
import { memo } from '../../ui/render/memo.ts';
import { PATHS } from '../../ui/router.ts';
import { changeSettings } from '../../ui/settings.ts';
import { CLAUSES, Contents } from './Contents.tsx';
import type { RulesPage } from './convert.ts';
import { GuidePage } from './GuidePage.tsx';
import type { OpenBook } from './openBook.ts';
import { SearchBox } from './SearchBox.tsx';
import { filterRules, highlight } from './search.ts';
import { TermNote } from './TermNote.tsx';
import { markTerms } from './terms.ts';
import { useTarget } from './useTarget.ts';
import { WordsContext } from './words/index.ts';

interface BookProps {
  readonly book: OpenBook;
  /** Fragment to scroll to: a section, a heading or a clause; empty for the beginning. */
  readonly anchor: string;
  readonly onAnchor: (anchor: string) => void;
  /** True beside a table, where a column of contents never fits. */
  readonly isBeside?: boolean;
  /** Content above the text. */
  readonly children?: ComponentChildren;
}

export function Book({ book, anchor, onAnchor, isBeside = false, children }: BookProps) {
  const { game, guide, page, words, written, Figure } = book;
  const isTranslated = written.guide === book.language && written.page === book.language;
  const [query, setQuery] = useState('');
  // Clauses start unfolded if the game has no guide.
  const [isUnfolded, unfold] = useState(guide.sections.length === 0);
  const [visit, setVisit] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const [player, clauses] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const isSearching = query.trim() !== '';
  const passages = useSearch([player, clauses], query);
  useTerms([player, clauses], book, isUnfolded || isSearching);
  const show = useCallback((target: HTMLElement) => {
    setQuery('');
    if (target.closest('.rules-clauses')) unfold(true);
  }, []);
  const lost = useTarget({ root, book, anchor, visit, show });
  const follow = (event: TargetedMouseEvent<HTMLElement>): void => {
    const id = followed(event, game);
    if (id === undefined) return;
    onAnchor(id);
    setVisit(visit + 1);
  };
  return (
    <WordsContext.Provider value={words}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only links inside are meant, and Enter on a link is a click. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
      <div className="rules-room" ref={root} onClick={follow}>
        <div className={isBeside ? 'rules is-beside' : 'rules'}>
          <div className="rules-side">
            <SearchBox query={query} onChange={setQuery} passages={passages} example={firstClause(page)} />
            <Contents
              book={book}
              anchor={anchor}
              hasClauses={isUnfolded}
              isFolding={isBeside || !matchMedia('(min-width: 760px)').matches}
            />
          </div>
          <div className="rules-text" data-game={game.id}>
            {children}
            {!isTranslated && <p className="rules-untranslated">{words.untranslated}</p>}
            {lost && <p className="refusal">{fill(words.noClause, { clause: lost })}</p>}
            {passages === 0 && (
              <p className="rules-nothing">{fill(words.nothing, { query: query.trim() })}</p>
            )}
            <GuidePage game={game} guide={guide} Figure={Figure} root={player} lang={written.guide} />
            {page.html !== '' && (
              <details
                className="rules-clauses"
                open={isUnfolded || isSearching}
                onToggle={event => !isSearching && unfold(event.currentTarget.open)}
              >
                <summary>
                  <h2 id={CLAUSES} tabIndex={-1}>
                    {words.clauses}
                  </h2>
                  <p>{words.clausesLead}</p>
                </summary>
                <Clauses html={page.html} game={game} root={clauses} lang={written.page} />
              </details>
            )}
          </div>
        </div>
        <TermNote root={root} glossary={book.glossary} />
      </div>
    </WordsContext.Provider>
  );
}

/** Address of a plain click on a link of the rules; a link to another language switches the setting. */
function followed(event: TargetedMouseEvent<HTMLElement>, game: GameManifest): string | undefined {
  const link = (event.target as Element).closest('a');
  if (!link || !isPlain(event)) return undefined;
  const language = LANGUAGES.find(one => one === link.dataset.language);
  const address = link.getAttribute('href') ?? '';
  const isHere = address.startsWith(PATHS.rules('', game));
  if (language || isHere) event.preventDefault();
  if (language) changeSettings({ language });
  return isHere && !language ? address.slice(address.indexOf('#') + 1) : undefined;
}

const firstClause = ({ html }: RulesPage): string => /class="clause" id="([^"]+)"/.exec(html)?.[1] ?? '';

/** Filters both layers by the query; the number of matches, or undefined without a query. */
function useSearch(layers: readonly RefObject<HTMLElement | null>[], query: string): number | undefined {
  const [found, setFound] = useState<number>();
  const elements = useRef(layers);
  useLayoutEffect(() => {
    const results = elements.current.flatMap(({ current }) => (current ? filterRules(current, query) : []));
    highlight(results.flatMap(({ ranges }) => ranges));
    const passages = results.reduce((sum, one) => sum + one.passages, 0);
    setFound(query.trim() === '' ? undefined : passages);
  }, [query]);
  useEffect(() => () => highlight([]), []);
  return found;
}

/** Marks terms in the guide at once, in the clauses when they unfold. */
function useTerms(
  [player, clauses]: readonly [RefObject<HTMLElement | null>, RefObject<HTMLElement | null>],
  { glossary }: OpenBook,
  hasClauses: boolean,
): void {
  useLayoutEffect(() => {
    if (player.current) markTerms(player.current, glossary);
  }, [player, glossary]);
  useLayoutEffect(() => {
    if (hasClauses && clauses.current) markTerms(clauses.current, glossary);
  }, [clauses, glossary, hasClauses]);
}

interface ClausesProps {
  readonly html: string;
  readonly game: GameManifest;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly lang: string;
}

/**
 * The clauses as HTML from the build. Links get absolute addresses, since the rules may be shown beside a
 * table.
 */
const Clauses = memo(function Clauses({ html, game, root, lang }: ClausesProps) {
  const inner = useMemo(
    () => ({ __html: html.replaceAll('href="#', `href="${PATHS.rules('', game)}`) }),
    [html, game],
  );
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, turned into HTML while building.
    <div ref={root} lang={lang} className="rules-article" dangerouslySetInnerHTML={inner} />
  );
});
