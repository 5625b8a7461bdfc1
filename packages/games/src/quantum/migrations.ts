/** Logs of older rules, read as logs of these. */
import type { MatchLog } from '@tessera/engine';
import { QUANTUM_FACTS } from './facts.ts';

/**
 * Version 2 fills the place of a Gambit after its effect (Q-ADV-3) and lets a roll stand that could be redone when somebody
 * leaves (Q-WIN-7). Every older answer stays legal and draws the same numbers, but for a Gambit deck that runs out under a
 * taken Gambit: there the shuffle has a card more, and the replay refuses the entry. States between the answers of a
 * Gambit differ, so that the seal of an older log is dropped, and a start in the middle of a Gambit is refused.
 */
export function upgrade({ header, entries }: MatchLog): MatchLog | undefined {
  const isMidGambit = /"type": ?"gambit"/.test(header.position ?? '');
  if (header.rulesVersion !== 1 || isMidGambit) return undefined;
  return { header: { ...header, rulesVersion: QUANTUM_FACTS.rulesVersion }, entries };
}
