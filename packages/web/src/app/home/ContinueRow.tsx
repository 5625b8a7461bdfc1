/** Matches stored in this browser, newest first, and a link to a new one. */
import { GAMES } from '../../games/index.ts';
import type { StoredMatch } from '../../match/library.ts';
import { useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import { MatchTicket } from './MatchTicket.tsx';

interface ContinueRowProps {
  readonly matches: readonly StoredMatch[];
  readonly onForget: (match: StoredMatch, title: string) => void;
}

export default function ContinueRow({ matches, onForget }: ContinueRowProps) {
  const words = useText().home.continue;
  return (
    <section className="home-row" aria-labelledby="continue">
      <h2 id="continue">{words.heading}</h2>
      <div className="home-grid">
        {matches.map(match => (
          <MatchTicket key={match.setup.id} match={match} onForget={title => onForget(match, title)} />
        ))}
        <NewTicket />
      </div>
    </section>
  );
}

/** Card that starts a new match of any game. */
function NewTicket() {
  const { home, language } = useText();
  const { newTitle, newText } = home.continue;
  return (
    <article className="ticket new-ticket">
      <h3>{newTitle}</h3>
      <p>{newText}</p>
      <div className="new-links">
        {GAMES.map(game => (
          <Link key={game.id} className="button is-small" data-game={game.id} href={PATHS.newMatch(game)}>
            <Icon name="plus" size={16} />
            {game.titles[language].name}
          </Link>
        ))}
      </div>
    </article>
  );
}
