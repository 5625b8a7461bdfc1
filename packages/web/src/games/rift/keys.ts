/** Shortcuts of the rift table only. */
import { digits, type Key } from '../../table/keys.ts';
import { slotsOf } from './Tray.tsx';
import type { Model } from './useModel.ts';

export function keysOf(model: Model): readonly Key[] {
  const { text, scene, play, flip, setup } = model;
  const { ownKeys, flipLong } = text.table;
  const tray = slotsOf(model, scene.view.toMove).map(slot => slot.letter);
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
    // Shortcuts of set-up are lazy-loaded with it.
    ...(setup?.WAYS ?? []).map(way => ({
      strokes: [setup?.KEYS[way] ?? ''],
      meaning: ownKeys[way],
      deed: () => undefined,
    })),
  ];
}
