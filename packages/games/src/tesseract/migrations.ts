/** Migration of logs of older rules: one small step for each change. */
import type { MatchLog } from '@tessera/engine';
import { TESSERACT_FACTS } from './facts.ts';

/** Version 1 had an option for the researcher of each lab. */
const LABS = ['researcher1', 'researcher2', 'researcher3', 'researcher4'];

/** Recolouring as in versions 1 and 2. */
const KEPT = { recolor: 'kept' };

/**
 * Version 2 rules on a few rare situations (T-DEC-8, T-EVENT-1, T-RUL-32, T-RUL-33) and writes states
 * differently, so the seal of an older log is dropped. A match with such a situation may lead to another
 * state without any answer being refused (13 of 300 random games did): callers who know where it stood
 * compare the position.
 *
 * Version 3 rolls the destroyed cube of a `recolor` (T-STATE-2). An older log has no number for that roll:
 * its match goes on with the option `kept`.
 */
export function upgrade({ header, entries }: MatchLog): MatchLog | undefined {
  const { rulesVersion } = TESSERACT_FACTS;
  if (header.rulesVersion === 2)
    return { header: { ...header, rulesVersion, options: { ...header.options, ...KEPT } }, entries };
  if (header.rulesVersion !== 1 || header.position !== undefined) return undefined;
  const others = Object.entries(header.options).filter(([name]) => !LABS.includes(name));
  const named = LABS.map(name => header.options[name] ?? 'random');
  const researchers = named.some(one => one !== 'random') ? { researchers: named } : {};
  const options = { ...Object.fromEntries(others), ...researchers, ...KEPT };
  return { header: { ...header, rulesVersion, options }, entries };
}
