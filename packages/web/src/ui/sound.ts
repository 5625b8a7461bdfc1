// @chunk start
/** Synthesised sounds without files; off unless the player turns them on. */
import { settings } from './settings.ts';

export type Sound = 'place' | 'move' | 'capture' | 'end' | 'refuse';

/** Plays a sound if sounds are on; a failed fetch stays silent. */
export function play(name: Sound): void {
  if (!settings().sound) return;
  import('./tones.ts').then(
    ({ sound }) => sound(name),
    () => {},
  );
}
