/** Past views of a match, each loaded once; during fast dragging only the latest position is loaded. */

export interface PastView<V> {
  /** Number of answers before the view. */
  readonly count: number;
  readonly view: V;
}

interface PastReader {
  /** Loads and shows a past view; undefined returns to the present. */
  show(count: number | undefined): void;
  /** Invalidates the cache after an undo. */
  forget(): void;
}

/** `show` is called with every view that arrives, also on the way to the latest wish. */
export function createPastViews<V>(
  viewAt: (count: number) => Promise<V>,
  show: (past: PastView<V> | undefined) => void,
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
        // A failed match has no past to show; its page says why it failed.
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
