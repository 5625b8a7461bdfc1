/** Earlier views of a match, each asked for once; whoever drags quickly is shown the newest wish only. */

export interface Past<V> {
  /** How many answers it has seen. */
  readonly count: number;
  readonly view: V;
}

interface PastReader {
  /** Undefined: the present. */
  show(count: number | undefined): void;
  /** What was known is not certain any more: the match was taken back. */
  forget(): void;
}

/** `show` is told every view that comes, on the way to the wanted one too. */
export function createPast<V>(
  viewAt: (count: number) => Promise<V>,
  show: (past: Past<V> | undefined) => void,
): PastReader {
  let known = new Map<number, V>();
  let wanted: number | undefined;
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    while (wanted !== undefined && !known.has(wanted)) {
      const [count, book] = [wanted, known];
      try {
        const view = await viewAt(count);
        book.set(count, view);
        if (book === known && wanted !== undefined) show({ count, view });
      } catch {
        // A match that has stopped has no past to show; its page says why it stopped.
        wanted = undefined;
        show(undefined);
      }
    }
    isAsking = false;
    tell();
  }

  function tell(): void {
    const view = wanted === undefined ? undefined : known.get(wanted);
    if (wanted !== undefined && view !== undefined) show({ count: wanted, view });
  }

  return {
    show(count) {
      wanted = count;
      if (count === undefined) show(undefined);
      else if (known.has(count)) tell();
      else if (!isAsking) void ask();
    },
    forget() {
      known = new Map();
    },
  };
}
