/** Refusals by the table itself, as opposed to the rules of its game. */
import type { Refusal, RefusalCode } from '@tessera/wire';

export const refusal = (code: RefusalCode, params?: Refusal['params']): Refusal => ({
  code,
  clause: '',
  ...(params && { params }),
});
