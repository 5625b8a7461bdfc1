/** The fields last sent to viewers of one kind, so that the next message has only those that differ. */

/** Fields by name, each as its JSON and as it is. */
type Tell = (name: string, text: string, value: unknown) => void;

export class SentState {
  readonly #fingerprints = new Map<string, unknown>();
  readonly #shorten: (text: string) => string;

  /** `shorten` turns a long text into a fingerprint, where many states have to be remembered. */
  constructor(shorten: (text: string) => string = text => text) {
    this.#shorten = shorten;
  }

  /** Tells every field that differs from what was sent last, and takes it for sent. */
  diff(fields: object, tell: Tell): void {
    const sent = this.#fingerprints;
    for (const name in fields) {
      const value: unknown = fields[name as keyof typeof fields];
      const before = sent.get(name);
      if (before === value && before !== undefined) continue;
      const text = JSON.stringify(value);
      // A frozen value is its own fingerprint: it cannot have changed, and need not be serialized again.
      const fingerprint = Object.isFrozen(value) ? value : this.#shorten(text);
      if (before === fingerprint && sent.has(name)) continue;
      sent.set(name, fingerprint);
      tell(name, text, value);
    }
  }
}
