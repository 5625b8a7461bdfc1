/** Log of a move: one line that begins with its side. */
import type { Colour, RiftEvent } from '@tessera/games/rift';
import type { Tell } from '../../table/log.ts';
import { PieceIcon } from './pieces.tsx';
import type { Text } from './text/index.ts';
import { eventSentence } from './words.ts';

/** `me`: the colour for which the tone is good or bad. */
export const tellerOf =
  (text: Text, me: Colour): Tell =>
  ({ events }) => {
    const told = (events as readonly RiftEvent[]).filter(event => event.type !== 'ended');
    const lost = told.find(event => event.type === 'captured');
    const tone = lost === undefined ? 'plain' : lost.colour === me ? 'bad' : 'good';
    const [first] = told;
    const face =
      first && 'piece' in first && first.type !== 'captured' ? (
        <PieceIcon letter={first.piece} colour={first.colour} size={20} />
      ) : undefined;
    return [{ face, text: told.map(event => eventSentence(text, event)).join(' '), tone }];
  };
