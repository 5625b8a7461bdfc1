/** Shortcuts of the rift table only. */
import { digits, type Key } from '../../table/keys.ts';
import { isLine, slotsOf } from './Tray.tsx';
import type { Model } from './useModel.ts';

export function keysOf(model: Model): readonly Key[] {
  const { text, scene, play, flip, list, setup } = model;
  const { ownKeys, flipLong } = text.table;
  // Digit 1 is the first piece shown: lines leave out those that are used up.
  const tray = slotsOf(model, scene.view.toMove)
    .filter(slot => slot.count > 0 || !isLine(model))
    .map(slot => slot.letter);
  return [
    { strokes: ['r'], meaning: ownKeys.turn, deed: () => play.turn },
    {
      strokes: digits(5),
      meaning: ownKeys.reserve,
      deed: digit => {
        const letter = tray[Number(digit) - 1];
        if (letter === undefined || !play.answers.byHand.has(letter) || play.asking) return undefined;
        return () => play.lift({ from: 'hand', letter, upright: false });
      },
    },
    { strokes: ['f'], meaning: flipLong, deed: () => flip },
    { strokes: ['l'], meaning: text.table.position, deed: () => () => list(true) },
    // Shortcuts of set-up are lazy-loaded with it.
    ...(setup?.WAYS ?? []).map(way => ({
      strokes: [setup?.KEYS[way] ?? ''],
      meaning: ownKeys[way],
      deed: () => undefined,
    })),
  ];
}
