/** Form for the seats of a match that is continued. */
import './newMatch.css';
import { useEffect, useState } from 'preact/hooks';
import type { SeatHolder } from '../../match/client.ts';
import { useLoadedWords } from '../../text/index.ts';
import type { PlayedGame } from '../game.ts';
import { type Draft, withSeat } from './draft.ts';
import type { Preparation } from './preparation.ts';
import { SeatCard } from './SeatCard.tsx';
import { BOT, type SeatDraft } from './seat.ts';

/** An editable draft of a seat's holder. */
export const seatDraftOf = (holder: SeatHolder): SeatDraft => ({
  holder: holder.kind === 'guest' ? 'friend' : holder.kind,
  name: holder.name,
  level: holder.kind === 'bot' ? holder.level : BOT.level,
});

interface WhoPlaysProps {
  readonly game: Pick<PlayedGame, 'loadPreparation'>;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Renders nothing until the game's names of seats have loaded. */
export function WhoPlays({ game, ...rest }: WhoPlaysProps) {
  const [preparation, setPreparation] = useState<Preparation>();
  useEffect(() => {
    let isWanted = true;
    game.loadPreparation().then(
      loaded => isWanted && setPreparation(loaded.preparation),
      () => {}, // a failed fetch leaves all seats as they were
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return preparation ? <Cards preparation={preparation} {...rest} /> : null;
}

interface CardsProps extends Omit<WhoPlaysProps, 'game'> {
  readonly preparation: Preparation;
}

function Cards({ preparation, draft, onChange }: CardsProps) {
  const words = useLoadedWords(preparation.loadWords);
  if (!words) return null;
  return (
    <div className="seats">
      {draft.seats.map((seat, i) => (
        <SeatCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          key={i}
          levels={preparation.levels}
          place={preparation.placeOf(i, draft, words)}
          seat={seat}
          levelNotes={words.levels}
          onChange={change => onChange(withSeat(draft, i, change))}
          removal={undefined}
        >
          {null}
        </SeatCard>
      ))}
    </div>
  );
}
