/** What stands under the tiles as long as no match was started in this browser. */
import type { ComponentChildren } from 'preact';
import { MiniBoard } from '../../games/rift/MiniBoard.tsx';
import { type Text, useText } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { startRecommended } from '../newMatch/start.ts';
import { type GameName, PATHS } from '../router.ts';
import { SHOWN_POSITION } from './art/RiftArt.tsx';
import { TesseractArt } from './art/TesseractArt.tsx';
import { Ticket } from './Ticket.tsx';

export function FirstVisitRow() {
  const text = useText();
  const words = text.home.first;
  return (
    <section className="home-row" aria-labelledby="first-visit">
      <h2 id="first-visit">{words.heading}</h2>
      <div className="home-grid">
        <FirstGame
          game="rift"
          name={text.rift.name}
          text={words.playText}
          picture={<MiniBoard position={SHOWN_POSITION} />}
          onStart={() => startRecommended(text)}
        />
        <FirstGame
          game="tesseract"
          name={text.home.tiles.tesseract.name}
          text={words.teamText}
          picture={<TesseractArt />}
          onStart={() => void startTeam(text)}
        />
        <Ticket
          kind={words.friendKind}
          title={words.friendTitle}
          text={words.friendText}
          foot={
            <Link className="button is-small" href={`${PATHS.newMatch()}?with=friend`}>
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

/** Its options and words come with the click, not with home. */
const startTeam = async (text: Text): Promise<void> =>
  (await import('../newMatch/tesseract/start.ts')).startRecommended(text);

interface FirstGameProps {
  readonly game: GameName;
  readonly name: string;
  readonly text: string;
  readonly picture: ComponentChildren;
  readonly onStart: () => void;
}

function FirstGame({ game, name, text, picture, onStart }: FirstGameProps) {
  const words = useText().home.first;
  return (
    <Ticket
      className="is-first"
      game={game}
      picture={picture}
      kind={name}
      title={words.playTitle}
      text={text}
      foot={
        <button type="button" className="button is-main is-small" onClick={onStart}>
          {words.playButton}
          <span className="only-read">{name}</span>
          <Icon name="arrow" size={16} />
        </button>
      }
    />
  );
}
