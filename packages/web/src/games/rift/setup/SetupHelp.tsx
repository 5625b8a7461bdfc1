/** Two buttons that finish the player's part of set-up, turn by turn. */
import './setup.css';
import { type Colour, formatAction } from '@tessera/games/rift';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isPerson } from '../../../match/seating.ts';
import { useKeys } from '../../../table/useKeys.ts';
import type { Model } from '../useModel.ts';
import { nextPlacement, WAYS, type Way } from './placing.ts';

/** Automatic placement by colour. */
type Placing = Readonly<Partial<Record<Colour, Way>>>;

export const KEYS: Readonly<Record<Way, string>> = { standard: 'l', rest: 'p' };

export function SetupHelp({ model }: { readonly model: Model }) {
  const { snapshot, scene, me, text } = model;
  const [placing, place] = usePlacing(model);
  const choose = (way: Way): void => place({ ...placing, [me]: placing[me] === way ? undefined : way });
  // The standard layout is offered before the first placement only.
  const hasPlaced = scene.view.pieces.some(({ colour }) => colour === me);
  const ways = WAYS.filter(way => way === 'rest' || !hasPlaced || placing[me] === way);
  const isOpen = isPerson(snapshot.setup, me);
  useKeys(
    ways.map(way => ({
      strokes: [KEYS[way]],
      meaning: text.table.ownKeys[way],
      deed: () => (isOpen ? () => choose(way) : undefined),
    })),
  );
  if (!isOpen) return null;
  return (
    <div className="rt-setup">
      {ways.map(way => (
        <button
          key={way}
          type="button"
          className="tb-button"
          aria-pressed={placing[me] === way}
          onClick={() => choose(way)}
        >
          {text.table.ownKeys[way]} <kbd aria-hidden="true">{KEYS[way].toUpperCase()}</kbd>
        </button>
      ))}
    </div>
  );
}

/** Places one piece at each turn of a player who asked for it, until set-up ends or is undone. */
function usePlacing({ client, snapshot, scene, canAct }: Model) {
  const [placing, place] = useState<Placing>({});
  const count = snapshot.moves.length;
  const seen = useRef(count);
  const way = placing[scene.view.toMove];
  // biome-ignore lint/correctness/useExhaustiveDependencies: one placement for each turn, of the board as it is then.
  useEffect(() => {
    const isUndone = count < seen.current;
    seen.current = count;
    if (isUndone) place({});
    else if (canAct && way) client.submit(formatAction(nextPlacement(scene.state, way)));
  }, [count, canAct, way]);
  return [placing, place] as const;
}
