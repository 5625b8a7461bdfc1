/** Count that decides an agreed end, in words. */
import type { GameEvent } from '@tessera/engine';
import type { RiftEvent, Standing } from '@tessera/games/rift';
import { fill } from '../../text/index.ts';
import type { Text } from './text/index.ts';

/** Count that would decide an agreed end: "pawns other than the Tesseract 4 to 3". */
export function countWords(
  text: Text,
  events: readonly GameEvent[],
  names: readonly string[],
): string | undefined {
  const standing = (events as readonly RiftEvent[]).flatMap(event =>
    event.type === 'ended' ? (event.standing ?? []) : [],
  )[0];
  return standing && countSentence(text, standing, names);
}

export function countSentence(
  { table }: Text,
  { by, counts, winner }: Standing,
  names: readonly string[],
): string {
  const [more, less] = [Math.max(...counts), Math.min(...counts)];
  return fill(table.counted[by], { more, less, name: names[winner] ?? '' });
}
