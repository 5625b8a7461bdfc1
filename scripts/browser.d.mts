import type { Machine } from './machine.mjs';

/** The path of a Chromium, or undefined. */
export function findBrowser(machine?: Machine): string | undefined;
