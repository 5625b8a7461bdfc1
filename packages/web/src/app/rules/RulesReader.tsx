/** The rules of a game: contents, search, and every clause at its own address. */
import './rules.css';
import { LANGUAGES, type Language } from '@tessera/engine';
import type { TargetedMouseEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { GAMES } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { fill, plural, useText } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { Notice, Waiting } from '../Notice.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { navigate, PATHS, useAnchor } from '../router.ts';
import { changeSettings } from '../settings.ts';
import type { Heading, RulesPage } from './convert.ts';
import { filterRules, highlight } from './search.ts';

interface GameProps {
  readonly game: GameManifest;
}

type Load = GameManifest['rulesPages'][Language];

/** The rules in a language: undefined while they load, null when they could not be loaded. */
function useRules({ rulesPages }: GameManifest, language: Language): RulesPage | undefined | null {
  const [loaded, setLoaded] = useState<{ load: Load; page: RulesPage | null }>();
  const load = rulesPages[language];
  useEffect(() => {
    let isWanted = true;
    const settle = (page: RulesPage | null) => isWanted && setLoaded({ load, page });
    load().then(
      ({ page }) => settle(page),
      () => settle(null),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded?.load === load ? loaded.page : undefined;
}

export default function RulesReader({ game }: GameProps) {
  const { language, rules } = useText();
  const page = useRules(game, language);
  const title = fill(rules.title, { game: game.titles[language].name });
  if (page === undefined) return <Waiting text={rules.loading} />;
  if (page === null) return <Notice title={title} text={rules.failed} />;
  return <Reader key={`${game.id} ${language}`} game={game} page={page} title={title} />;
}

interface ReaderProps extends GameProps {
  readonly page: RulesPage;
  readonly title: string;
}

function Reader({ game, page, title }: ReaderProps) {
  const { language, rules } = useText();
  const { name } = game.titles[language];
  const [query, setQuery] = useState('');
  const article = useRef<HTMLElement>(null);
  const passages = useSearch(article, query);
  const lost = useTarget(article, setQuery);
  return (
    <div className="rules">
      <div className="rules-side">
        <SearchBox query={query} onChange={setQuery} passages={passages} example={firstClause(page)} />
        <Contents game={game} headings={page.headings} />
      </div>
      <div className="rules-text" data-game={game.id}>
        <GameSwitch game={game} />
        <PageTitle title={title} />
        <Link className="button is-small rules-play" href={PATHS.newMatch(game)}>
          {fill(rules.play, { game: name })}
          <Icon name="arrow" size={16} />
        </Link>
        {lost && <p className="refusal">{fill(rules.noClause, { clause: lost })}</p>}
        {passages === 0 && <p className="rules-nothing">{fill(rules.nothing, { query: query.trim() })}</p>}
        <Article html={page.html} root={article} onAnchor={id => goTo(id, game)} />
      </div>
    </div>
  );
}

/** The rules of the other games are one click away. */
function GameSwitch({ game }: GameProps) {
  const { home, language } = useText();
  return (
    <nav className="rules-games" aria-label={home.games}>
      {GAMES.map(one => (
        <Link
          key={one.id}
          href={PATHS.rules(undefined, one)}
          aria-current={one === game ? 'page' : undefined}
        >
          {one.titles[language].name}
        </Link>
      ))}
    </nav>
  );
}

/** Filters the article while a query is typed; the number of passages found, or undefined without a query. */
function useSearch(article: { readonly current: HTMLElement | null }, query: string): number | undefined {
  const [found, setFound] = useState<number>();
  useLayoutEffect(() => {
    if (!article.current) return;
    const { passages, ranges } = filterRules(article.current, query);
    highlight(ranges);
    setFound(query.trim() === '' ? undefined : passages);
  }, [article, query]);
  useEffect(() => () => highlight([]), []);
  return found;
}

/** Goes to the clause in the address, and marks it; gives back a name that leads nowhere. */
function useTarget(
  article: { readonly current: HTMLElement | null },
  search: (query: string) => void,
): string | undefined {
  const anchor = useAnchor();
  const [lost, setLost] = useState<string>();
  useEffect(() => {
    const target =
      anchor === '' ? null : (article.current?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`) ?? null);
    setLost(anchor === '' || target ? undefined : anchor);
    if (!target) return undefined;
    search('');
    target.classList.add('is-target');
    // After the search has let go of what it hid.
    const frame = requestAnimationFrame(() => {
      target.scrollIntoView({ block: 'start' });
      target.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      target.classList.remove('is-target');
    };
  }, [anchor, article, search]);
  return lost;
}

interface ArticleProps {
  readonly html: string;
  readonly root: { current: HTMLElement | null };
  readonly onAnchor: (id: string) => void;
}

/** The document itself, made while building; links inside it stay inside the shell. */
function Article({ html, root, onAnchor }: ArticleProps) {
  const inner = useMemo(() => ({ __html: html }), [html]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only links inside are meant, and Enter on a link is a click.
    <article
      ref={root}
      className="rules-article"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, turned into HTML while building.
      dangerouslySetInnerHTML={inner}
      onClick={event => followLink(event, onAnchor)}
    />
  );
}

/** Also when it is the current clause, from which the reader has scrolled away. */
function goTo(id: string, game: GameManifest): void {
  navigate(PATHS.rules(id, game));
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
}

function followLink(event: TargetedMouseEvent<HTMLElement>, onAnchor: (id: string) => void): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const language = LANGUAGES.find(one => one === link.dataset.language);
  const address = link.getAttribute('href') ?? '';
  if (language) changeSettings({ language });
  else if (address.startsWith('#')) onAnchor(address.slice(1));
  else return;
  event.preventDefault();
}

interface SearchBoxProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly passages: number | undefined;
  /** A clause that could be searched for. */
  readonly example: string;
}

const firstClause = ({ html }: RulesPage): string => /class="clause" id="([^"]+)"/.exec(html)?.[1] ?? '';

function SearchBox({ query, onChange, passages, example }: SearchBoxProps) {
  const { rules, language } = useText();
  return (
    <search className="rules-search">
      <Icon name="search" />
      <input
        type="search"
        className="field"
        value={query}
        aria-label={rules.search}
        placeholder={rules.search}
        title={fill(rules.searchHint, { clause: example })}
        onInput={event => onChange(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Escape' && onChange('')}
      />
      <p role="status">{passages === undefined ? '' : plural(language, rules.found, passages)}</p>
    </search>
  );
}

/** Beside the text on a wide screen; on a phone a list that folds away once something is chosen. */
function Contents({ game, headings }: GameProps & { readonly headings: readonly Heading[] }) {
  const { rules } = useText();
  const anchor = useAnchor();
  const isWide = matchMedia('(min-width: 760px)').matches;
  const list = useRef<HTMLDetailsElement>(null);
  const fold = () => {
    if (list.current && !isWide) list.current.open = false;
  };
  return (
    <details ref={list} className="rules-contents" open={isWide}>
      <summary>{rules.contents}</summary>
      <nav aria-label={rules.contents}>
        {headings
          .filter(({ level }) => level < 4)
          .map(({ id, text, level }) => (
            <Link
              key={id}
              className={`level-${level}`}
              href={PATHS.rules(id, game)}
              onClick={fold}
              aria-current={anchor === id ? 'location' : undefined}
            >
              {text}
            </Link>
          ))}
      </nav>
    </details>
  );
}
