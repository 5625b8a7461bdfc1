// @chunk start
/** Small sounds made on the spot, without files; silent unless the player asked for them. */
import { settings } from './settings.ts';

export type Sound = 'place' | 'move' | 'capture' | 'end' | 'refuse';

/** Plays a sound if sound is on; what cannot be fetched stays silent. */
export function play(name: Sound): void {
  if (!settings().sound) return;
  import('./tones.ts').then(
    ({ sound }) => sound(name),
    () => {},
  );
}
