/** Text of marks on a board, in Czech. */
import type { MarkWords } from './index.ts';

export const cs: MarkWords = {
  ring: 'Označeno: {to}',
  arrow: 'Šipka: {from} – {to}',
  gone: 'Značka odstraněna: {to}',
};
