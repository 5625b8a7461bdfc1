import type { Machine } from './machine.mjs';

export type EngineName = 'firefox' | 'webkit' | 'screen';

interface Engine {
  readonly variable: string;
  readonly debian: string;
  readonly elsewhere: string;
}

export const ENGINES: Readonly<Record<EngineName, Engine>>;
export function findEngine(name: EngineName, machine?: Machine): string | undefined;
export function missingEngines(machine?: Machine): EngineName[];
