/** Which options stand where on the page; researchers, base and pack have fields of their own. */
import { TESSERACT_OPTIONS } from '@tessera/games/tesseract';
import type { OptionName } from './draft.ts';

interface OptionGroup {
  readonly group: 'rules' | 'harder' | 'table';
  readonly names: readonly OptionName[];
}

/** What a player may want to choose. */
export const PLAIN_GROUPS: readonly OptionGroup[] = [
  { group: 'rules', names: ['edition'] },
  { group: 'harder', names: ['noStartCards', 'extraPrimed', 'breachRace'] },
  { group: 'table', names: ['firstSeat', 'consent', 'info'] },
];

const SHOWN = new Set<string>(['pack', 'base', 'researchers', ...PLAIN_GROUPS.flatMap(({ names }) => names)]);

/** Single readings of the rules, folded away; one that is new comes here rather than nowhere. */
export const EXPERT_OPTIONS = Object.keys(TESSERACT_OPTIONS).filter(
  (name): name is OptionName => !SHOWN.has(name),
);
