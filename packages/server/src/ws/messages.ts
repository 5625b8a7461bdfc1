/** Parses and validates messages of the socket. */
import { ClientMessage, Key, type ProblemCode } from '@tessera/wire';

/** Longest valid message, in characters; the socket's own limit is higher. */
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
  // A newer client may send messages unknown here; the problem carries its key, so that it does not wait.
  const key = Key.safeParse((value as { readonly key?: unknown } | null)?.key).data;
  return { code: 'garbage', detail, ...(key !== undefined && { key }) };
}
