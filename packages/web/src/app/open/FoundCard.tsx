/** A position or game found in a link, a text or a file, and the actions it offers. */
import { useState } from 'preact/hooks';
import type { SeatHolder } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';
import { namesOf } from '../../table/names.ts';
import type { Draft } from '../../table/newMatch/draft.ts';
import { holderOf } from '../../table/newMatch/seat.ts';
import { seatDraftOf, WhoPlays } from '../../table/newMatch/WhoPlays.tsx';
import { fill, plural, useText } from '../../text/index.ts';
import { navigate, PATHS } from '../../ui/router.ts';
import { useGlance } from '../home/useGlance.ts';
import { type ImportedMatch, isHere, store } from './found.ts';
import type { OpenWords } from './words/index.ts';

interface FoundProps {
  readonly found: ImportedMatch;
  readonly words: OpenWords;
}

export function FoundCard({ found, words }: FoundProps) {
  const text = useText();
  const { game, situation, setup, isPosition, at } = found;
  const [draft, setDraft] = useState<Draft>(() => ({
    seats: setup.seats.map(seatDraftOf),
    options: setup.options as Draft['options'],
  }));
  const isPast = at < situation.moves;
  const isKnown = isHere(found);
  const canPlay = !isKnown && !isPast && situation.outcome === null;
  const go = (id: string): void => navigate(PATHS.moment(id, isPast ? at : undefined));
  const play = (): void => go(store(found, draft.seats.map(holderOf)));
  const look = (): void =>
    go(isKnown ? setup.id : store(found, gathered(setup.seats, namesOf(setup.seats, text))));
  const about = isPosition ? words.position : plural(text.language, words.game, situation.moves);
  return (
    <section className="card open-found" data-game={game.id} aria-labelledby="found">
      <Preview found={found} />
      <div className="open-words">
        <p className="ticket-kind">{game.titles[text.language].name}</p>
        <h2 id="found">{about}</h2>
        {isPast && <p>{fill(words.at, { count: at })}</p>}
        <p>{isKnown ? words.here : situation.outcome ? words.over : words.lookText}</p>
      </div>
      {canPlay && (
        <div className="open-who">
          <h3>{words.who}</h3>
          <WhoPlays game={game} draft={draft} onChange={setDraft} />
        </div>
      )}
      <div className="open-ways">
        {canPlay && (
          <button type="button" className="button is-main" onClick={play}>
            {words.play}
          </button>
        )}
        <button type="button" className={canPlay ? 'button' : 'button is-main'} onClick={look}>
          {isKnown ? words.goOn : words.look}
        </button>
      </div>
    </section>
  );
}

/** All seats as people at this screen, under their old names: no bot moves. */
const gathered = (seats: readonly SeatHolder[], names: readonly string[]): readonly SeatHolder[] =>
  seats.map((holder, seat) =>
    holder.kind === 'bot' ? { kind: seat === 0 ? 'you' : 'friend', name: names[seat] ?? '' } : holder,
  );

/** The board at the end of the game. */
function Preview({ found: { game, situation, setup } }: Pick<FoundProps, 'found'>) {
  const glance = useGlance(game);
  const { moves, position, toAct, outcome } = situation;
  const match = {
    setup,
    isBegun: true,
    moves,
    position,
    toAct,
    updated: 0,
    isYours: isPerson(setup, toAct),
    outcome,
  };
  return <div className="open-picture">{glance && <glance.Thumbnail match={match} />}</div>;
}
