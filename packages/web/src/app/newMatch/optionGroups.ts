/** Which options are shown at once, and which stand behind "advanced", in which order. */
import { RIFT_OPTIONS, type RiftOptions } from '@tessera/games/rift';

export type OptionName = keyof RiftOptions;

interface OptionGroup {
  readonly group: 'start' | 'pieces' | 'crosses' | 'end' | 'other';
  readonly names: readonly OptionName[];
}

/** What a beginner may want to choose. */
export const PLAIN_OPTIONS: readonly OptionName[] = ['setupOrder', 'firstPlayer', 'stallLimit'];

const READINGS: readonly OptionGroup[] = [
  { group: 'start', names: ['camp'] },
  { group: 'pieces', names: ['legOneCapture', 'rectangleOverCross', 'largeSlideCapture'] },
  { group: 'crosses', names: ['crossSpacing', 'armEndSlides', 'pivotOntoArmEnd'] },
  { group: 'end', names: ['forcedDrop', 'bareTesseractLoses', 'repetition'] },
];

/** Every other option of the game; one that the groups do not know yet comes last rather than nowhere. */
export function advancedGroups(): readonly OptionGroup[] {
  const known = new Set<string>([...PLAIN_OPTIONS, ...READINGS.flatMap(({ names }) => names)]);
  const rest = (Object.keys(RIFT_OPTIONS) as OptionName[]).filter(name => !known.has(name));
  return rest.length === 0 ? READINGS : [...READINGS, { group: 'other', names: rest }];
}
