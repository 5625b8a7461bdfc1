/** Migration of logs of older rules: one small step for each change. */
import type { Fields, MatchLog } from '@tessera/engine';
import { FORMER_SYMBOLS } from './cards/bases.ts';
import { BUILT_IN } from './content.ts';
import { TESSERACT_FACTS } from './facts.ts';
import { TESSERACT_OPTIONS } from './options.ts';
import type { TesseractOptions } from './types.ts';

/** Version 1 had an option for the researcher of each lab. */
const LABS = [1, 2, 3, 4].map(lab => `researcher${lab}`);

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
 *
 * Versions 4 and 5 have other base faces (T-BASE-2, T-BASE-3). An older match on one of them keeps its face with the option
 * `first` (versions 1 to 3) or `second` (version 4).
 */
export function upgrade({ header, entries }: MatchLog): MatchLog | undefined {
  const options = optionsNow(header);
  return options && { header: { ...header, rulesVersion: TESSERACT_FACTS.rulesVersion, options }, entries };
}

function optionsNow({ rulesVersion, options, position }: MatchLog['header']): Fields | undefined {
  if (rulesVersion === 4) return options.faces === 'first' ? options : withFaces(options, 'second');
  if (rulesVersion === 3) return withFaces(options, 'first');
  if (rulesVersion === 2) return { ...withFaces(options, 'first'), ...KEPT };
  if (rulesVersion !== 1 || position !== undefined) return undefined;
  const others = Object.entries(options).filter(([name]) => !LABS.includes(name));
  const named = LABS.map(name => options[name] ?? 'random');
  const researchers = named.some(one => one !== 'random') ? { researchers: named } : {};
  return { ...withFaces(Object.fromEntries(others), 'first'), ...researchers, ...KEPT };
}

/** The pack of ours, written out whole, was allowed under its own name. */
function withFaces({ pack, ...options }: Fields, faces: TesseractOptions['faces']): Fields {
  const isOurs = (pack ?? BUILT_IN) === BUILT_IN || nameOf(pack) === BUILT_IN;
  const isChanged = FORMER_SYMBOLS[faces]?.[`${options.base ?? TESSERACT_OPTIONS.base.default}`];
  return { ...options, ...(isOurs ? isChanged && { faces } : { pack }) };
}

const nameOf = (pack: unknown): unknown =>
  typeof pack === 'object' && pack !== null && 'name' in pack && typeof pack.name === 'string'
    ? pack.name.trim().toLowerCase()
    : undefined;
