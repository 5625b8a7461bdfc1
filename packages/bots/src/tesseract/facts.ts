// @chunk own
/** Facts about an answer of tesseract, for hints where nothing stands out. */
import type { Seat } from '@tessera/engine';
import {
  type Answer,
  determinize,
  type TesseractView,
  tesseractFromSetup as tesseract,
  withoutSides,
} from '@tessera/games/tesseract';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';
import { type Gain, type Reason, reasonsOf } from '../reason.ts';
import { gainsOfFeatures } from './featureGains.ts';
import { follow, LEAST } from './reasons.ts';
import { answersIn, isSettled } from './turn.ts';

/** Gains of the answer that no roll or draw changes; without any, gains of the whole turn. */
export function factsFor(
  seen: TesseractView,
  _seat: Seat,
  { move, line }: Thought<Answer>,
): readonly Reason[] {
  const before = determinize(withoutSides(seen), luckOf(0));
  if (move.type === 'end') return [];
  const certain = reasonsOf(certainGains(seen, line), LEAST);
  if (certain.length > 0) return certain;
  const end = follow(before, line, () => false);
  return end && move.type !== 'no' ? reasonsOf(gainsOfFeatures(before, end), LEAST) : [];
}

/** Worlds that have to agree, each with its rolls. */
const WORLDS = 12;

/** Gains of the first action, or of the first roll, in every world, by their mean. */
function certainGains(seen: TesseractView, line: readonly Answer[]): readonly Gain[] {
  const found = Array.from({ length: WORLDS }, (_, seed) => {
    const before = determinize(withoutSides(seen), luckOf(seed));
    const after = tesseract.copy(before);
    const luck = luckOf(seed);
    for (const answer of line) {
      tesseract.play(after, 0, answer, luck);
      if (luck.used > 0 || isSettled(after)) break;
    }
    // Wherever a cube that was rolled goes, it is back on the Tesseract.
    const place = after.outcome === null && answersIn(after).find(({ type }) => type === 'to');
    if (place) tesseract.play(after, 0, place, luck);
    return gainsOfFeatures(before, after);
  });
  const nameOf = ({ reason }: Gain): string => JSON.stringify(reason);
  return (found[0] ?? []).flatMap(one => {
    const alike = found.flatMap(gains => gains.filter(other => nameOf(other) === nameOf(one)));
    const gain = alike.reduce((sum, other) => sum + other.gain, 0) / WORLDS;
    return alike.length === WORLDS ? [{ ...one, gain }] : [];
  });
}
