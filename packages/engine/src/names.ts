// @chunk decode
/** Names in the text of valid JSON, found before a parser drops all but the last of duplicates. */

/** Number of names in all objects of a JSON text. */
export function nameCount(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0; ) {
    const end = endOfText(text, start);
    if (isName(text, end)) count++;
    start = text.indexOf('"', end + 1);
  }
  return count;
}

/** An open object or list: its names so far, and the current position in it. */
interface Open {
  readonly names: Set<string> | undefined;
  at: string | number;
}

/** The first duplicate name: its offset and path. */
export function secondName(text: string): { readonly offset: number; readonly path: string } | undefined {
  const open: Open[] = [];
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    const around = open.at(-1);
    if (letter === '{') open.push({ names: new Set(), at: '' });
    else if (letter === '[') open.push({ names: undefined, at: 0 });
    else if (letter === '}' || letter === ']') open.pop();
    else if (letter === ',' && typeof around?.at === 'number') around.at++;
    else if (letter === '"') {
      const end = endOfText(text, i);
      if (around?.names && isName(text, end)) {
        around.at = JSON.parse(text.slice(i, end + 1)) as string;
        if (around.names.has(around.at)) return { offset: i, path: pathText(open.map(one => one.at)) };
        around.names.add(around.at);
      }
      i = end;
    }
  }
  return undefined;
}

/**
 * Formats a path, `header.options.camp`, `entries[3].move`; truncated, and with unusual characters escaped as
 * in JSON, since it comes from outside.
 */
export const pathText = (path: readonly (string | number)[]): string =>
  path
    .slice(0, 12)
    .map((part, i) =>
      typeof part === 'number'
        ? `[${part}]`
        : `${i > 0 ? '.' : ''}${/^[\w$-]{1,40}$/.test(part) ? part : JSON.stringify(part.slice(0, 40))}`,
    )
    .join('');

/** Index of the closing quote of a string. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

/** True if a colon follows the string. */
function isName(text: string, end: number): boolean {
  let next = end + 1;
  while (' \t\n\r'.includes(text[next] ?? '.')) next++;
  return text[next] === ':';
}
