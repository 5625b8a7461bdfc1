/** Row under the tiles until a match is started in this browser. */
import { beginFirst } from '../../games/firstGame.ts';
import { GAMES } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import { Ticket } from './Ticket.tsx';

export function FirstVisitRow() {
  const words = useText().home.first;
  return (
    <section className="home-row" aria-labelledby="first-visit">
      <h2 id="first-visit">{words.heading}</h2>
      <div className="home-grid">
        {GAMES.map(game => (
          <FirstGame key={game.id} game={game} />
        ))}
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
      </div>
    </section>
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
      text={game.firstGame.text[text.language]}
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
