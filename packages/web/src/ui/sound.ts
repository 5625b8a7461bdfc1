// @chunk start
/** Synthesised sounds without files; off unless the player turns them on. */
import { settings } from './settings.ts';
import { readStored, writeStored } from './stored.ts';

export type Sound = 'place' | 'move' | 'capture' | 'dice' | 'turn' | 'win' | 'lose' | 'refuse';

/** Plays a sound if sounds are on; a failed fetch stays silent. */
export function play(name: Sound): void {
  if (!settings().sound) return;
  import('./tones.ts').then(
    ({ ring }) => ring(name),
    () => {},
  );
}

const KEY = 'tessera.sound';

/** Offer of sounds: opened by the first game of a player, and answered once. */
export const soundOffer = {
  open(): void {
    if (readStored(KEY) === null) writeStored(KEY, 1);
  },
  isOpen: (): boolean => readStored(KEY) === '1' && !settings().sound,
  close: (): unknown => writeStored(KEY, 0),
};
