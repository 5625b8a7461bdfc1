/** Says that a newer build waits, and lets it in as soon as no table is interrupted, in this window or another. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLoadedWords } from '../../text/index.ts';
import { useStore } from '../../ui/render/useStore.ts';
import { usePath } from '../../ui/router.ts';
import { isTablePath } from './keeping.ts';
import { takeOver, update } from './offline.ts';
import { holdTable } from './tables.ts';
import { loadOfflineWords } from './words/index.ts';

export function UpdateNote() {
  const isAtTable = isTablePath(usePath());
  useEffect(() => (isAtTable ? holdTable() : undefined), [isAtTable]);
  return useStore(update.subscribe, update.get) ? <Note isAtTable={isAtTable} /> : null;
}

function Note({ isAtTable }: { readonly isAtTable: boolean }) {
  const words = useLoadedWords(loadOfflineWords)?.update;
  const path = usePath();
  const first = useRef(path);
  const [isWanted, setWanted] = useState(false);
  const [isRead, setRead] = useState(false);
  // The page a visitor reads stays, unless the button is pressed; the next one is of the new build.
  const isStarting = !isAtTable && (isWanted || path !== first.current);
  useEffect(() => {
    if (!isStarting) return;
    const leaving = new AbortController();
    takeOver(leaving.signal);
    return () => leaving.abort();
  }, [isStarting]);
  if (!words || (isAtTable && isRead)) return null;
  return (
    <section className="late-note" role="status">
      <p>{isAtTable ? words.atTable : isStarting ? words.starting : words.ready}</p>
      {!isStarting && (
        <button type="button" className="button" onClick={() => (isAtTable ? setRead : setWanted)(true)}>
          {isAtTable ? words.read : words.start}
        </button>
      )}
    </section>
  );
}
