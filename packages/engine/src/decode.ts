/** JSON from outside. Apart from `codec.ts`, which every match needs, while this one only readers of files do. */
import { jsonFault } from './jsonFault.ts';
import { FormatError } from './violation.ts';

/** Deeper than anything we write; readers, which call themselves for every level, are safe up to there. */
const MAX_DEPTH = 100;

/** Parses JSON from outside; a FormatError says in words where it breaks. A byte order mark is passed over. */
export function decode(text: string, field = 'JSON'): unknown {
  const content = text.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw refusal(content, field);
  }
  if (isDeeper(value, MAX_DEPTH)) throw tooDeep(field);
  return value;
}

/** A parser may also give up on what is nested too deeply for it. */
function refusal(text: string, field: string): FormatError {
  const fault = jsonFault(text);
  if (!fault) return tooDeep(field);
  const lines = text.slice(0, fault.offset).split(/\r\n?|\n/);
  const column = (lines.at(-1) as string).length + 1;
  const line = /[\r\n]/.test(text) ? lines.length : undefined;
  return new FormatError(field, `is not valid JSON (${fault.reason})`, column, line);
}

const tooDeep = (field: string): FormatError =>
  new FormatError(field, `is nested more than ${MAX_DEPTH} levels deep`);

/** Level by level: a function that calls itself would be the first to fail. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap(one => (one !== null && typeof one === 'object' ? Object.values(one) : []));
  }
  return false;
}
