/** Minimal manifest of the fifth game: facts, rules and titles. */
import { defineManifest } from '../../src/games/defineManifest.ts';
import { HOARD_FACTS, HOARD_TITLES } from './facts.ts';
import { loadRules } from './loadRules.ts';

export const hoard = defineManifest({ ...HOARD_FACTS, titles: HOARD_TITLES, loadRules });
