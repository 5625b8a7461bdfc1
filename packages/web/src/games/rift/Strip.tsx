/** On a phone a tray is a line above or below the board; what can be taken in hand is a button. */
import type { Colour } from '@tessera/games/rift';
import type { RoomProps } from './Room.tsx';
import { SlotButton, slotsOf, Taken } from './Tray.tsx';
import { useText } from './text/index.ts';

export function Strip({ model, onGrab, colour }: RoomProps & { readonly colour: Colour }) {
  const { scene, play } = model;
  const { tray } = useText().table;
  const slots = slotsOf(scene.view, colour, play).filter(slot => slot.count > 0);
  return (
    <div className="rt-strip">
      {slots.length === 0 && <span>{tray.empty}</span>}
      {slots.map(slot => (
        <SlotButton
          key={slot.letter}
          {...{ slot, colour, play, onGrab, view: scene.view }}
          size={slot.letter === 'G' ? 36 : 26}
        />
      ))}
      <Taken view={scene.view} colour={colour} />
    </div>
  );
}
