/** What the keys of the rift table do. */
import type { Deeds } from '../../table/deeds.ts';
import { useKeyDown } from '../../table/useKeyDown.ts';
import type { HandLetter } from './answers.ts';
import type { Play } from './usePlay.ts';

interface KeyWorld {
  readonly deeds: Deeds;
  readonly play: Play;
  flip(): void;
  /** The letters of the tray from left to right. */
  readonly tray: readonly HandLetter[];
  onEscape(): void;
}

export function useKeys(world: KeyWorld): void {
  useKeyDown(event => {
    if (event.ctrlKey || event.metaKey) return withControl(event, world);
    return event.altKey ? undefined : plain(event, world);
  });
}

function withControl({ key, shiftKey }: KeyboardEvent, { deeds }: KeyWorld): (() => void) | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? deeds.redo : deeds.undo;
  return letter === 'y' ? deeds.redo : undefined;
}

function plain(event: KeyboardEvent, world: KeyWorld): (() => void) | undefined {
  const { deeds, play, tray } = world;
  const slot = tray[Number(event.key) - 1];
  if (slot !== undefined && play.answers.byHand.has(slot) && !play.asking)
    return () => play.lift({ from: 'hand', letter: slot, upright: false });
  switch (event.key.toLowerCase()) {
    case 'escape':
      return world.onEscape;
    case 'enter':
      // Elsewhere Enter belongs to the button or crossing that has the focus.
      return event.target === document.body && !event.repeat ? play.confirm : undefined;
    case 'h':
      return deeds.hint;
    case 'f':
      return world.flip;
    case 'r':
      return play.turn;
    case '?':
      return deeds.keys;
    default:
      return undefined;
  }
}
