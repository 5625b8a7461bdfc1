/** JSON from files: where it breaks, by line and column. */
import { FormatError } from '@tessera/engine';

/** Parses a file's JSON; a FormatError names the file (or `-`), the line and the column where it breaks. */
export function parseJsonFile(text: string, path: string): unknown {
  const content = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(content);
  } catch (error) {
    const { message } = error as Error;
    const { line, column } = placeIn(content, offsetIn(message, content));
    throw new FormatError(
      `${path === '-' ? 'standard input' : path}, line ${line}`,
      `is not valid JSON (${reasonOf(message)})`,
      column,
    );
  }
}

/** Where a parser of any age says that it stopped; at the end if it does not say. */
function offsetIn(message: string, text: string): number {
  const found = /at position (\d+)/.exec(message);
  return found ? Number(found[1]) : text.length;
}

function placeIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Without the place, which is told by line and column, and without the file itself. */
const reasonOf = (message: string): string =>
  message
    .replace(/,? ?(\.\.\.)?".*" is not valid JSON$/s, '')
    .replace(/ (in JSON )?at position \d+.*$/, '')
    .replace(/^Unexpected end of JSON input$/, 'it ends too early');
