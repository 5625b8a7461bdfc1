/** Selectors: conditions on the dimensions of cells. */
import { FormatError, readObject } from '@tessera/engine';
import type { Cell, Selector } from './types.ts';

export const fits = ({ setting }: Pick<Cell, 'setting'>, selector: Selector): boolean =>
  Object.entries(selector).every(([name, value]) => setting[name] === value);

/** A selector that fits at least one cell. */
export function readSelector(value: unknown, cells: readonly Cell[], field: string): Selector {
  const given = readObject(value, field);
  const names = Object.keys(cells[0]?.setting ?? {});
  for (const [name, wanted] of Object.entries(given)) {
    if (!names.includes(name))
      throw new FormatError(`${field}.${name}`, `is no dimension of the grid; they are ${names.join(', ')}`);
    const values = [...new Set(cells.map(({ setting }) => setting[name] ?? ''))];
    if (!values.includes(`${wanted}`))
      throw new FormatError(`${field}.${name}`, `must be one of ${values.join(', ')}`);
  }
  const selector = Object.fromEntries(Object.entries(given).map(([name, wanted]) => [name, `${wanted}`]));
  if (!cells.some(cell => fits(cell, selector))) throw new FormatError(field, 'fits no cell of the grid');
  return selector;
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
