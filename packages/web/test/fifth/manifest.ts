/** The fifth game for pages: facts, rules and titles, and nothing else. */
import { defineManifest } from '../../src/games/defineManifest.ts';
import { HOARD_FACTS, HOARD_TITLES } from './facts.ts';
import { loadRules } from './loadRules.ts';

export const hoard = defineManifest({ ...HOARD_FACTS, titles: HOARD_TITLES, loadRules });
