/** Text formats of rift: games as records, positions as the rules write them. */
import { parseRecord, type RiftView } from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';
import type { GameTexts } from '../manifest.ts';
import { gameRecord } from './record.ts';

/** At least three ranks of digits and letters: a text that is meant to be a position, valid or not. */
const POSITION = /^\w+\/\w+\/\w+/;

export const texts: GameTexts = {
  formatGame: (snapshot, names) => gameRecord(snapshot as MatchSnapshot<RiftView>, names),
  parse(text) {
    if (text.startsWith('[')) return parseRecord(text).log;
    return POSITION.test(text) ? { position: text } : undefined;
  },
};
