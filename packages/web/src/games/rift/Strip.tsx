/** On a phone a tray is a line above or below the board; what can be taken in hand is a button. */
import type { Colour } from '@tessera/games/rift';
import { fill } from '../../text/index.ts';
import type { Held } from './consider.ts';
import { PieceIcon } from './pieces.tsx';
import type { RoomProps } from './Room.tsx';
import { slotsOf, Taken } from './Tray.tsx';
import { useText } from './text/index.ts';
import { capitalised } from './words.ts';

export function Strip({ model, onGrab, colour }: RoomProps & { readonly colour: Colour }) {
  const { scene, play } = model;
  const { table, rift } = useText();
  const slotName = scene.view.decision.startsWith('setup') ? table.tray.slotToPlace : table.tray.slot;
  const slots = slotsOf(scene.view, colour, play).filter(slot => slot.count > 0);
  return (
    <div className="rt-strip">
      {slots.length === 0 && <span>{table.tray.empty}</span>}
      {slots.map(({ letter, count, isOpen }) => {
        const held: Held = { from: 'hand', letter, upright: false };
        const isHeld = isOpen && play.held?.from === 'hand' && play.held.letter === letter;
        return (
          <button
            key={letter}
            type="button"
            disabled={!isOpen}
            aria-pressed={isHeld}
            aria-label={capitalised(fill(slotName, { piece: rift.pieces[letter], count }))}
            onClick={() => (isHeld ? play.putBack() : play.lift(held))}
            onPointerDown={event => onGrab(held, event)}
          >
            <PieceIcon letter={letter} colour={colour} size={letter === 'G' ? 36 : 26} />
            {count}
          </button>
        );
      })}
      <Taken view={scene.view} colour={colour} />
    </div>
  );
}
