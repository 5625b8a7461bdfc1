/** A player's tray: the reserve, the pieces due in set-up, and the captured pawns. */
import '../../table/panel.css';
import { type Colour, type Counts, type Letter, other } from '@tessera/games/rift';
import type { TargetedPointerEvent } from 'preact';
import { capitalised, fill } from '../../text/index.ts';
import type { HandLetter } from './answers.ts';
import type { Held } from './offer.ts';
import { PieceIcon } from './pieces.tsx';
import { isSetup } from './scene.ts';
import type { Model } from './useModel.ts';

const RESERVE: readonly HandLetter[] = ['S', 'R', 'C', 'H', 'G'];
const TO_PLACE: readonly HandLetter[] = ['T', 'S', 'P', 'H', 'X'];
/** R-SETUP-5: pieces that stay in the hand after set-up. */
const KEPT: Counts = { S: 1, R: 1, C: 1, H: 3, G: 2 };

/** Props of components from which pieces can be dragged. */
export interface GrabProps {
  readonly model: Model;
  onGrab(held: Held, event: TargetedPointerEvent<HTMLElement>): void;
}

interface TrayProps extends GrabProps {
  readonly colour: Colour;
}

interface Slot {
  readonly letter: HandLetter;
  readonly count: number;
  /** True if it can be taken in hand now, to be dropped or as a premove. */
  readonly isOpen: boolean;
}

/** True where a tray is one line at the board: on phones, upright, and in a single column with a hint. */
export const isLine = (model: Model): boolean =>
  model.layout === 'phone' || model.layout === 'portrait' || (model.layout === 'middle' && isHelped(model));

/** True while a hint or a lesson takes its place beside the board. */
export const isHelped = ({ coach, teaching }: Model): boolean =>
  coach.isHint || coach.isStale || teaching.lesson !== undefined;

/** The five slots of a tray. */
export function slotsOf({ scene: { view }, play }: Model, colour: Colour): readonly Slot[] {
  const { hand } = view.sides[colour];
  return (isSetup(view) ? TO_PLACE : RESERVE).map(letter => {
    const count = (hand[letter] ?? 0) - (isSetup(view) ? (KEPT[letter] ?? 0) : 0);
    const isOpen =
      view.toMove === colour ? play.answers.byHand.has(letter) : count > 0 && play.canPlan({ colour });
    return { letter, count, isOpen };
  });
}

export function Tray(props: TrayProps) {
  const { model, colour } = props;
  const { tray } = model.text.table;
  const isPlacing = isSetup(model.scene.view);
  const isMine = model.snapshot.setup.seats[colour]?.kind === 'you';
  const title = isPlacing ? tray[isMine ? 'mineToPlace' : 'theirsToPlace'] : tray[isMine ? 'mine' : 'theirs'];
  return (
    <section className="tb-panel rt-panel rt-tray">
      <h2>
        <PieceIcon letter="T" colour={colour} size={20} />
        {model.names[colour]}
        <small>{fill(title, { colour: model.text.rift.colours[colour] })}</small>
      </h2>
      <Slots {...props} />
      {!isPlacing && <Taken model={model} colour={colour} />}
    </section>
  );
}

export const Slots = (props: TrayProps) => (
  <div className="rt-slots">
    {slotsOf(props.model, props.colour).map(slot => (
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

/** Tray of a phone: one line above or below the board, with buttons for the pieces that can be taken. */
export function Strip(props: TrayProps) {
  const { model, colour } = props;
  const slots = slotsOf(model, colour).filter(slot => slot.count > 0);
  return (
    <div className="rt-strip">
      {slots.length === 0 && <span>{model.text.table.tray.empty}</span>}
      {slots.map(slot => (
        <SlotButton key={slot.letter} {...props} slot={slot} size={slot.letter === 'G' ? 36 : 26} />
      ))}
      <Taken model={model} colour={colour} />
    </div>
  );
}

interface SlotProps extends TrayProps {
  readonly slot: Slot;
  readonly size: number;
  readonly className?: string;
}

/** Takes a piece of the tray in hand, or puts it back. */
function SlotButton({ model, colour, onGrab, slot, size, className }: SlotProps) {
  const { text, scene, play } = model;
  const { letter, count, isOpen } = slot;
  const name = text.table.tray[isSetup(scene.view) ? 'slotToPlace' : 'slot'];
  const held: Held = { from: 'hand', letter, upright: false };
  const isHeld = isOpen && play.held?.from === 'hand' && play.held.letter === letter;
  return (
    <button
      type="button"
      className={className}
      aria-label={capitalised(fill(name, { piece: text.rift.pieces[letter], count }))}
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

/** Pawns that a colour has captured, with their numbers. */
function Taken({ model, colour }: Omit<TrayProps, 'onGrab'>) {
  const { table, rift } = model.text;
  const { lost } = model.scene.view.sides[other(colour)];
  const taken = (Object.entries(lost) as [Letter, number][]).flatMap(([letter, count]) =>
    Array<Letter>(count).fill(letter),
  );
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
