/** Logs of older rules, read as logs of these: one small step for each change. */
import type { MatchLog } from '@tessera/engine';
import { TESSERACT_FACTS } from './facts.ts';

/** Version 1 named the researcher of each lab by an option of its own. */
const LABS = ['researcher1', 'researcher2', 'researcher3', 'researcher4'];

/** How versions 1 and 2 recoloured a cube. */
const KEPT = { recolor: 'kept' };

/**
 * Version 2 rules on a few rare moments (T-DEC-8, T-EVENT-1, T-RUL-32, T-RUL-33) and writes states otherwise, so the seal
 * of an older log cannot be kept. A match that met such a moment may come to another state without any answer being
 * refused (13 of 300 random games did): whoever knows where it stood compares the position.
 *
 * Version 3 rolls the destroyed cube of a `recolor` (T-STATE-2). An older log holds no number for that roll: its match goes
 * on with the option `kept`.
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
