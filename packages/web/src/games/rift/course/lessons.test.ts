import { parseOptions } from '@tessera/engine';
import { FULL_HAND, HAND_KINDS, LETTERS, parsePosition, rift } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { placesOf } from '../places.ts';
import { FINALE, LESSONS } from './lessons.ts';

/** Letters of slides that lie along files, and those under which sets are counted. */
const LAID: Readonly<Record<string, string>> = { V: 'H', I: 'G' };

test.each([...LESSONS, { id: 'small game', ...FINALE }])(
  '$id has no more pieces than the box',
  ({ position = '' }) => {
    const { hands } = parsePosition(position, parseOptions(rift.options, {}), 'lenient');
    const pieces = placesOf(position);
    for (const colour of [0, 1])
      HAND_KINDS.forEach((kind, slot) => {
        const onBoard = pieces.filter(
          piece => piece.colour === colour && (LAID[piece.letter] ?? piece.letter) === LETTERS[kind],
        );
        const inHand = hands[colour * HAND_KINDS.length + slot] ?? 0;
        const full = FULL_HAND[slot] ?? 0;
        expect(onBoard.length + inHand, `${LETTERS[kind]} of ${colour}`).toBeLessThanOrEqual(full);
      });
  },
);
