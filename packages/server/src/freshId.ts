import { randomText } from './identity/signer.ts';

/** Nobody can guess it, and no command line takes it for an option: it does not begin with `-`. */
export function freshId(): string {
  for (;;) {
    const id = randomText(12);
    if (!id.startsWith('-')) return id;
  }
}
