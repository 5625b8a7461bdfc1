/** What stands under the tiles as long as no match was started in this browser. */
import { MiniBoard } from '../../games/rift/MiniBoard.tsx';
import { useText } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { startRecommended } from '../newMatch/start.ts';
import { PATHS } from '../router.ts';
import { SHOWN_POSITION } from './art/RiftArt.tsx';
import { Ticket } from './Ticket.tsx';

export function FirstVisitRow() {
  const text = useText();
  const words = text.home.first;
  return (
    <section className="home-row" aria-labelledby="first-visit">
      <h2 id="first-visit">{words.heading}</h2>
      <div className="home-grid">
        <Ticket
          className="is-wide"
          picture={<MiniBoard position={SHOWN_POSITION} />}
          kind={text.rift.name}
          title={words.playTitle}
          text={words.playText}
          foot={
            <button type="button" className="button is-main is-small" onClick={() => startRecommended(text)}>
              {words.playButton}
              <Icon name="arrow" size={16} />
            </button>
          }
        />
        <Ticket
          kind={words.friendKind}
          title={words.friendTitle}
          text={words.friendText}
          foot={
            <Link className="button is-small" href={`${PATHS.newMatch}?with=friend`}>
              {words.friendButton}
            </Link>
          }
        />
        <Ticket
          kind={words.rulesKind}
          title={words.rulesTitle}
          text={words.rulesText}
          foot={
            <Link className="button is-small" href={PATHS.rules()}>
              {words.rulesButton}
            </Link>
          }
        />
      </div>
    </section>
  );
}
