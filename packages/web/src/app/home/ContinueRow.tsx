/** The matches of this browser, newest first, and a way to one more. */
import type { StoredMatch } from '../../match/library.ts';
import { useText } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { PATHS } from '../router.ts';
import { MatchTicket } from './MatchTicket.tsx';

interface ContinueRowProps {
  readonly matches: readonly StoredMatch[];
  readonly onForget: (match: StoredMatch) => void;
}

export function ContinueRow({ matches, onForget }: ContinueRowProps) {
  const words = useText().home.continue;
  return (
    <section className="home-row" aria-labelledby="continue">
      <h2 id="continue">{words.heading}</h2>
      <div className="home-grid">
        {matches.map(match => (
          <MatchTicket key={match.setup.id} match={match} onForget={() => onForget(match)} />
        ))}
        <Link className="ticket new-ticket" href={PATHS.newMatch}>
          <Icon name="plus" size={22} />
          <span>
            <b>{words.newTitle}</b>
            {words.newText}
          </span>
        </Link>
      </div>
    </section>
  );
}
