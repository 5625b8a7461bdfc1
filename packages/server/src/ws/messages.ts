/** The border of the socket: text in, a message or a problem out. */
import { ClientMessage, Key, type ProblemCode } from '@tessera/wire';

/** The longest message that makes sense, in characters; far below what the socket takes at all. */
const LONGEST = 32_768;

export type Heard =
  | { readonly message: ClientMessage }
  | { readonly code: ProblemCode; readonly detail?: string; readonly key?: string };

export function readMessage(text: string): Heard {
  if (text.length > LONGEST) return { code: 'tooLarge' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { code: 'garbage', detail: 'not JSON' };
  }
  const result = ClientMessage.safeParse(value);
  if (result.success) return { message: result.data };
  const [issue] = result.error.issues;
  const detail = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
  // A newer page may ask for what is not known here yet: its question has to end.
  const key = Key.safeParse((value as { readonly key?: unknown } | null)?.key).data;
  return { code: 'garbage', detail, ...(key !== undefined && { key }) };
}
