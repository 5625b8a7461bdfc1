/** The operator's own limits: a JSON file, merged over the defaults. */
import { readFileSync } from 'node:fs';
import { LIMITS, type Limits } from './limits.ts';

/** Throws an Error with one sentence. */
export function readLimits(path: string): Limits {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`--limits: ${path} cannot be read.`);
  }
  try {
    return changed(LIMITS, JSON.parse(text), '');
  } catch (error) {
    throw new Error(`--limits: ${path}: ${(error as Error).message}`);
  }
}

type Tree = { readonly [name: string]: number | Tree };

function changed<T extends object>(usual: T, changes: unknown, name: string): T {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    throw new Error(`${name || 'the file'} must be an object.`);
  const known = usual as unknown as Tree;
  const result: Record<string, number | Tree> = { ...known };
  for (const [key, value] of Object.entries(changes)) {
    const field = name ? `${name}.${key}` : key;
    if (!Object.hasOwn(usual, key)) throw new Error(`there is no limit ${field}.`);
    const before = known[key] as number | Tree;
    if (typeof before === 'object') result[key] = changed(before, value, field);
    else if (typeof value === 'number' && value >= 0 && Number.isFinite(value)) result[key] = value;
    else throw new Error(`${field} must be a number, and not a negative one.`);
  }
  return result as T;
}
