/** State last sent to viewers of one kind, so that the next message contains only the fields that differ. */
export class SentState {
  readonly #fingerprints = new Map<string, unknown>();

  /** Reports every field that differs from the last one sent, with its JSON, and marks it as sent. */
  diff(fields: object, tell: (name: string, text: string, value: unknown) => void): void {
    const sent = this.#fingerprints;
    for (const name in fields) {
      const value: unknown = fields[name as keyof typeof fields];
      const before = sent.get(name);
      if (before === value) continue;
      const text = JSON.stringify(value);
      // A frozen value is its own fingerprint: it cannot have changed, and is not serialized again.
      const fingerprint = Object.isFrozen(value) ? value : this.shorten(text);
      if (before === fingerprint) continue;
      sent.set(name, fingerprint);
      tell(name, text, value);
    }
  }

  /** Fingerprint of a text; subclasses that remember many states shorten it. */
  protected shorten(text: string): string {
    return text;
  }
}
