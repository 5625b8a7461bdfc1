/** Selectors: conditions on the dimensions of cells. */
import { FormatError, readList, readObject } from '@tessera/engine';
import type { Cell, Selector } from './types.ts';

export const fits = ({ setting }: Pick<Cell, 'setting'>, selector: Selector): boolean =>
  Object.entries(selector).every(([name, value]) => setting[name] === value);

/** A selector that fits at least one cell. */
export function readSelector(value: unknown, cells: readonly Cell[], field: string): Selector {
  const given = readObject(value, field);
  for (const [name, wanted] of Object.entries(given)) requireValue(cells, name, wanted, `${field}.${name}`);
  const selector = Object.fromEntries(Object.entries(given).map(([name, wanted]) => [name, `${wanted}`]));
  if (!cells.some(cell => fits(cell, selector))) throw new FormatError(field, 'fits no cell of the grid');
  return selector;
}

/** Refuses a dimension that the grid does not have, and a value that it does not have there. */
function requireValue(cells: readonly Cell[], name: string, wanted: unknown, field: string): void {
  const names = Object.keys(cells[0]?.setting ?? {});
  if (!names.includes(name))
    throw new FormatError(field, `is no dimension of the grid; they are ${names.join(', ')}`);
  const values = [...new Set(cells.map(({ setting }) => setting[name] ?? ''))];
  if (!values.includes(`${wanted}`)) throw new FormatError(field, `must be one of ${values.join(', ')}`);
}

/** Lists of values by dimension; a dimension that is not named has any value. */
type Choice = Readonly<Record<string, readonly string[]>>;

export const isChosen = ({ setting }: Pick<Cell, 'setting'>, choice: Choice = {}): boolean =>
  Object.entries(choice).every(([name, values]) => values.includes(setting[name] ?? ''));

/** A choice of at least one cell. */
export function readChoice(value: unknown, cells: readonly Cell[], field: string): Choice {
  const choice = Object.fromEntries(
    Object.entries(readObject(value, field)).map(([name, list]) => [
      name,
      readList(list, `${field}.${name}`).map((one, i) => {
        requireValue(cells, name, one, `${field}.${name}[${i}]`);
        return `${one}`;
      }),
    ]),
  );
  if (!cells.some(cell => isChosen(cell, choice))) throw new FormatError(field, 'fits no cell of the grid');
  return choice;
}

/** The one cell that a selector names. */
export function selectOne(
  cells: readonly Cell[],
  value: unknown,
  field: string,
): { readonly selector: Selector; readonly cell: Cell } {
  const selector = readSelector(value, cells, field);
  const [cell, ...others] = cells.filter(one => fits(one, selector));
  if (cell === undefined || others.length > 0)
    throw new FormatError(field, `fits ${others.length + 1} cells, but must name one`);
  return { selector, cell };
}
