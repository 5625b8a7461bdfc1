/** The fields last sent to viewers of one kind, so that the next message has only those that differ. */
export class SentState {
  readonly #fingerprints = new Map<string, unknown>();

  /** Tells every field that differs from what was sent last, with its JSON, and takes it for sent. */
  diff(fields: object, tell: (name: string, text: string, value: unknown) => void): void {
    const sent = this.#fingerprints;
    for (const name in fields) {
      const value: unknown = fields[name as keyof typeof fields];
      const before = sent.get(name);
      if (before === value) continue;
      const text = JSON.stringify(value);
      // A frozen value is its own fingerprint: it cannot have changed, and need not be serialized again.
      const fingerprint = Object.isFrozen(value) ? value : this.shorten(text);
      if (before === fingerprint) continue;
      sent.set(name, fingerprint);
      tell(name, text, value);
    }
  }

  /** The fingerprint of a text; shorter where many states have to be remembered. */
  protected shorten(text: string): string {
    return text;
  }
}
