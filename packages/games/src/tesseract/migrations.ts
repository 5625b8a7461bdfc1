/** Logs of older rules, read as logs of these: one small step for each change. */
import type { MatchLog } from '@tessera/engine';
import { RULES_VERSION } from './types.ts';

/** Version 1 named the researcher of each lab by an option of its own. */
const LABS = ['researcher1', 'researcher2', 'researcher3', 'researcher4'];

/**
 * Version 2 rules on a few rare moments (section 19) and remembers more of them; a log of version 1 that meets none is
 * played on, and one that does is refused at that answer. Its seal is of states that were written otherwise.
 */
export function upgrade({ header, entries }: MatchLog): MatchLog | undefined {
  if (header.rulesVersion !== 1 || header.position !== undefined) return undefined;
  const others = Object.entries(header.options).filter(([name]) => !LABS.includes(name));
  const named = LABS.map(name => header.options[name] ?? 'random');
  const researchers = named.some(one => one !== 'random') ? { researchers: named } : {};
  const options = { ...Object.fromEntries(others), ...researchers };
  return { header: { ...header, rulesVersion: RULES_VERSION, options }, entries };
}
