/** Says that a newer build waits, and lets it in as soon as no table is interrupted. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLoadedWords } from '../../text/index.ts';
import { usePath } from '../../ui/router.ts';
import { isTablePath } from './keeping.ts';
import { takeOver } from './offline.ts';
import { loadOfflineWords } from './words/index.ts';

export function UpdateNote() {
  const words = useLoadedWords(loadOfflineWords);
  const path = usePath();
  const first = useRef(path);
  const [isElsewhere, setElsewhere] = useState(false);
  const isAtTable = isTablePath(path);
  const start = async () => setElsewhere(!(await takeOver()));
  // The page a visitor reads stays; the next one is of the new build.
  useEffect(() => {
    if (path !== first.current && !isAtTable) takeOver().then(isFree => setElsewhere(!isFree));
  }, [path, isAtTable]);
  if (!words) return null;
  const { update } = words;
  return (
    <section className="late-note" role="status" data-update="">
      <p>{isAtTable ? update.atTable : isElsewhere ? update.elsewhere : update.ready}</p>
      {!isAtTable && (
        <button type="button" className="button" onClick={start}>
          {update.start}
        </button>
      )}
    </section>
  );
}
