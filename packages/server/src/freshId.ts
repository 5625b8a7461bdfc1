import { randomText } from './identity/signer.ts';

/** An unguessable id that does not begin with `-`, which a command line would take for an option. */
export function freshId(): string {
  for (;;) {
    const id = randomText(12);
    if (!id.startsWith('-')) return id;
  }
}
