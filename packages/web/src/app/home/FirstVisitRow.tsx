/** Row under the tiles: a first game of each game that was never played in this browser. */
import { beginFirst, firstGameWords } from '../../games/firstGame.ts';
import { GAMES } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import { Ticket } from './Ticket.tsx';

interface FirstVisitProps {
  /** Games that were never played in this browser. */
  readonly games: readonly GameManifest[];
  /** True if no game was. */
  readonly isFirst: boolean;
}

export function FirstVisitRow({ games, isFirst }: FirstVisitProps) {
  const words = useText().home.first;
  return (
    <section className="home-row" aria-labelledby="first-visit">
      <h2 id="first-visit">
        {isFirst ? words.heading : words.others} <Link href={PATHS.learn()}>{words.learn}</Link>
      </h2>
      <div className="home-grid">
        {games.map(game => (
          <FirstGame key={game.id} game={game} />
        ))}
        {isFirst && <FriendTicket />}
      </div>
    </section>
  );
}

function FriendTicket() {
  const words = useText().home.first;
  return (
    <Ticket
      className="is-last"
      kind={words.friendKind}
      title={words.friendTitle}
      text={words.friendText}
      foot={
        <Link className="button is-small" href={`${PATHS.newMatch(GAMES[0])}?with=friend`}>
          {words.friendButton}
        </Link>
      }
    />
  );
}

function FirstGame({ game }: { readonly game: GameManifest }) {
  const text = useText();
  const words = text.home.first;
  const { name } = game.titles[text.language];
  return (
    <Ticket
      className="is-first"
      game={game.id}
      picture={<game.Emblem />}
      kind={name}
      title={words.playTitle}
      text={firstGameWords(game, text.language)}
      foot={
        <button type="button" className="button is-main is-small" onClick={() => beginFirst(game)}>
          {words.playButton}
          <span className="only-read">{name}</span>
          <Icon name="arrow" size={16} />
        </button>
      }
    />
  );
}
