/** A player's tray: the reserve, in set-up what is due, and the pawns taken from the other side. */
import '../../table/panel.css';
import { type Colour, type Counts, type Letter, other, type RiftView } from '@tessera/games/rift';
import type { TargetedPointerEvent } from 'preact';
import type { SeatHolder } from '../../match/client.ts';
import { fill } from '../../text/index.ts';
import type { HandLetter } from './answers.ts';
import type { Held } from './consider.ts';
import { PieceIcon } from './pieces.tsx';
import { useText } from './text/index.ts';
import type { Play } from './usePlay.ts';
import { capitalised } from './words.ts';

const RESERVE: readonly HandLetter[] = ['S', 'R', 'C', 'H', 'G'];
const TO_PLACE: readonly HandLetter[] = ['T', 'S', 'P', 'H', 'X'];
/** R-SETUP-5: what set-up leaves in the hand. */
const KEPT: Counts = { S: 1, R: 1, C: 1, H: 3, G: 2 };

interface TrayProps {
  readonly colour: Colour;
  readonly holder: SeatHolder | undefined;
  readonly name: string;
  readonly view: RiftView;
  readonly play: Play;
  onGrab(held: Held, event: TargetedPointerEvent<HTMLElement>): void;
}

export interface Slot {
  readonly letter: HandLetter;
  readonly count: number;
  /** Whether it can be taken in hand now. */
  readonly isOpen: boolean;
}

/** The five places of a tray. */
export function slotsOf(view: RiftView, colour: Colour, play: Play): readonly Slot[] {
  const isSetup = view.decision.startsWith('setup');
  const { hand } = view.sides[colour];
  return (isSetup ? TO_PLACE : RESERVE).map(letter => ({
    letter,
    count: (hand[letter] ?? 0) - (isSetup ? (KEPT[letter] ?? 0) : 0),
    isOpen: play.canAct && view.toMove === colour && play.answers.byHand.has(letter),
  }));
}

/** The pawns a colour has taken, each as often as it was taken. */
const takenBy = (view: RiftView, colour: Colour): readonly Letter[] =>
  Object.entries(view.sides[other(colour)].lost).flatMap(([letter, count]) =>
    Array<Letter>(count).fill(letter as Letter),
  );

export function Tray(props: TrayProps) {
  const { colour, holder, name, view } = props;
  const { table, rift } = useText();
  const isSetup = view.decision.startsWith('setup');
  const isMine = holder?.kind === 'you';
  const title = isSetup
    ? table.tray[isMine ? 'mineToPlace' : 'theirsToPlace']
    : table.tray[isMine ? 'mine' : 'theirs'];
  return (
    <section className="tb-panel rt-panel rt-tray">
      <h2>
        <PieceIcon letter="T" colour={colour} size={20} />
        {name}
        <small>{fill(title, { colour: rift.colours[colour] })}</small>
      </h2>
      <Slots {...props} />
      {!isSetup && <Taken view={view} colour={colour} />}
    </section>
  );
}

type HandProps = Omit<TrayProps, 'holder' | 'name'>;

export function Slots(props: HandProps) {
  const { view, colour, play } = props;
  return (
    <div className="rt-slots">
      {slotsOf(view, colour, play).map(slot => (
        <SlotButton
          key={slot.letter}
          {...props}
          slot={slot}
          className={slot.count > 0 ? 'rt-slot' : 'rt-slot is-none'}
          size={slot.letter === 'G' ? 46 : slot.letter === 'X' ? 44 : 38}
        />
      ))}
    </div>
  );
}

interface SlotProps extends HandProps {
  readonly slot: Slot;
  readonly size: number;
  readonly className?: string;
}

/** Takes a piece of the tray in hand, or puts it back. */
export function SlotButton({ slot, colour, view, play, onGrab, className, size }: SlotProps) {
  const { table, rift } = useText();
  const { letter, count, isOpen } = slot;
  const name = view.decision.startsWith('setup') ? table.tray.slotToPlace : table.tray.slot;
  const held: Held = { from: 'hand', letter, upright: false };
  const isHeld = isOpen && play.held?.from === 'hand' && play.held.letter === letter;
  return (
    <button
      type="button"
      className={className}
      aria-label={capitalised(fill(name, { piece: rift.pieces[letter], count }))}
      aria-pressed={isHeld}
      disabled={!isOpen}
      onClick={() => (isHeld ? play.putBack() : play.lift(held))}
      onPointerDown={event => onGrab(held, event)}
    >
      <PieceIcon letter={letter} colour={colour} size={size} />
      <span className="rt-count">{count}</span>
    </button>
  );
}

/** The pawns a colour has taken so far. */
export function Taken({ view, colour }: { readonly view: RiftView; readonly colour: Colour }) {
  const { table, rift } = useText();
  const taken = takenBy(view, colour);
  return (
    <p className={taken.length > 0 ? 'rt-taken' : 'rt-taken is-empty'}>
      {table.took}
      {taken.length === 0 && <span> {table.tray.nothing}</span>}
      {[...taken.entries()].map(([i, letter]) => (
        <span key={i} role="img" aria-label={rift.pieces[letter]}>
          <PieceIcon letter={letter} colour={other(colour)} size={22} />
        </span>
      ))}
    </p>
  );
}
