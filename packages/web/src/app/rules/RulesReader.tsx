/** The rules of a game, on a page or beside a table; the root of the lazy-loaded reader. */
import { useState } from 'preact/hooks';
import { GAMES } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import type { RulesProps } from '../../table/RulesPanel.tsx';
import { fill, useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { navigate, PATHS, useAnchor } from '../../ui/router.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { Book } from './Book.tsx';
import { useBook } from './openBook.ts';
import { openMatchOf } from './openMatch.ts';
import { RulesBeside } from './RulesBeside.tsx';

interface GameProps {
  readonly game: GameManifest;
}

/** Renders a page for a game, a panel for an address. */
export default function RulesReader(props: GameProps | RulesProps) {
  return 'game' in props ? <RulesPage {...props} /> : <RulesBeside {...props} />;
}

function RulesPage({ game }: GameProps) {
  const { language, rules, waiting } = useText();
  const anchor = useAnchor();
  const book = useBook(game, language);
  // Read once: the address loses the parameter at the first clause.
  const [match] = useState(() => openMatchOf(location.search));
  const { name } = game.titles[language];
  const title = fill(rules.title, { game: name });
  if (book === undefined) return <Waiting text={waiting} />;
  return (
    <Book
      key={`${game.id} ${language}`}
      book={book}
      anchor={anchor}
      onAnchor={id => navigate(PATHS.rules(id, game))}
    >
      <GameSwitch game={game} />
      <PageTitle title={title} />
      <div className="rules-ways">
        {match && (
          <Link className="button is-small is-main" href={PATHS.match(match)}>
            {book.words.backToMatch}
          </Link>
        )}
        <Link className="button is-small" href={PATHS.newMatch(game)}>
          {fill(book.words.play, { game: name })}
          <Icon name="arrow" size={16} />
        </Link>
      </div>
    </Book>
  );
}

/** Links to the rules of the other games. */
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
