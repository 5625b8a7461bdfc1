/** The rules in a panel beside a table; the address stays that of the match. */
import { useEffect, useRef } from 'preact/hooks';
import type { RulesProps } from '../../table/RulesPanel.tsx';
import { fill, useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PATHS } from '../../ui/router.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { parseRoute } from '../route.ts';
import { Book } from './Book.tsx';
import { useBook } from './openBook.ts';

export function RulesBeside({ address, match, onAddress }: RulesProps) {
  const { language, rules, waiting } = useText();
  const { pathname, hash } = new URL(address, location.href);
  const route = parseRoute(pathname);
  if (route.page !== 'rules') throw new Error(`${address} is no page of rules`);
  const { game } = route;
  const book = useBook(game, language);
  const title = fill(rules.title, { game: game.titles[language].name });
  const heading = useRef<HTMLHeadingElement>(null);
  // A clause in the fragment takes the focus itself.
  useEffect(() => {
    if (hash === '') heading.current?.focus();
  }, [hash]);
  return (
    <>
      <header className="rules-bar">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {book && (
          <a
            href={`${pathname}?match=${encodeURIComponent(match)}${hash}`}
            target="_blank"
            rel="noopener"
            aria-label={book.words.ownPage}
            title={book.words.ownPage}
          >
            <Icon name="arrow" />
          </a>
        )}
      </header>
      <div className="rules-scroll">
        {book === undefined && <Waiting text={waiting} />}
        {book && (
          <Book
            key={`${game.id} ${language}`}
            book={book}
            anchor={decodeURIComponent(hash.slice(1))}
            onAnchor={id => onAddress(PATHS.rules(id, game))}
            isBeside
          />
        )}
      </div>
    </>
  );
}
