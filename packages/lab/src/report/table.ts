/** Table beneath a figure: the same numbers, for readers and for copying. */
import { escaped } from './svg.ts';

export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export function tableHtml({ caption, head, rows }: Table): string {
  const cell = (value: string | number, i: number): string =>
    i === 0 ? `<th scope="row">${escaped(`${value}`)}</th>` : `<td>${escaped(`${value}`)}</td>`;
  const titles = head.map(one => `<th scope="col">${escaped(one)}</th>`).join('');
  const lines = rows.map(row => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  return `<details><summary>Table: ${escaped(caption)}</summary><div class="scroll"><table><caption>${escaped(caption)}</caption>
<thead><tr>${titles}</tr></thead><tbody>
${lines}
</tbody></table></div></details>`;
}
